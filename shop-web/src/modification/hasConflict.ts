import type { ModificationView } from '@talloor/contracts/endpoints/orderChanges.ts';

/** Whether a line waits for its user to choose between what they want and what a colleague made of it. */
export const hasConflict = ({ lines }: Pick<ModificationView, 'lines'>): boolean =>
  lines.some(({ conflict }) => conflict !== null);
