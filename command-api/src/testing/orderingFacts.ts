import type { OrderingFacts } from '../ordering/orderingFacts.ts';

/** Of an active buyer without a limit. */
export const orderingFacts = {
  customerStatus: 'active',
  accountStatus: 'active',
  mayOrder: true,
  orderLimitCents: null,
} as const satisfies OrderingFacts;
