import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';

/** Between the user's and a colleague's quantity. */
export const hasConflict = ({ lines }: Pick<OrderDraftView, 'lines'>): boolean =>
  lines.some(({ conflict }) => conflict !== null);
