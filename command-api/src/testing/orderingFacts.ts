import type { OrderingFacts } from '../ordering/orderingFacts.ts';

export const orderingFacts = {
  customerStatus: 'active',
  accountStatus: 'active',
  mayOrder: true,
  orderLimitCents: null,
} as const satisfies OrderingFacts;
