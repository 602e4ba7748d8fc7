import type { ModificationView } from '@talloor/contracts/endpoints/orderChanges.ts';

/** Whether this user changes lines now: who holds the order, or every user of a customer that changes side by side. */
export const mayChange = ({ mode, hold }: Pick<ModificationView, 'mode' | 'hold'>): boolean =>
  mode === 'shared' || hold?.is_mine === true;
