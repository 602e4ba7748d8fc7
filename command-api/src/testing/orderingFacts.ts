import type { OrderingFacts } from '../ordering/orderingFacts.ts';

export const orderingFacts = {
  customerStatus: 'active',
  accountStatus: 'active',
  mayOrder: true,
  mustAcceptTerms: false,
  orderLimitCents: null,
} as const satisfies OrderingFacts;
