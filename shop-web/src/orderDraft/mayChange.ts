import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';

/** The holder, or everybody for customers that change side by side. */
export const mayChange = ({ mode, hold }: Pick<OrderDraftView, 'mode' | 'hold'>): boolean =>
  mode === 'shared' || hold?.is_mine === true;
