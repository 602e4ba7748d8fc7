import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Keeps the basket that was active; what is not active, or has ended, stays as it is. */
export const decideSetAside = (
  { activated }: { readonly activated: string | null },
  state: BasketState,
): Decision<BasketEvent> => (state.status === 'open' ? [{ type: 'BasketSetAside', data: { activated } }] : []);

/** Baskets that a customer keeps beside the active one: more than a list of them can show is of no use to anybody. */
export const mostKept = 50;
