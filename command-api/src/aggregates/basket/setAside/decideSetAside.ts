import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Inactive or ended baskets do not change. */
export const decideSetAside = (
  { activated }: { readonly activated: string | null },
  state: BasketState,
): Decision<BasketEvent> => (state.status === 'open' ? [{ type: 'BasketSetAside', data: { activated } }] : []);

/** Maximum inactive baskets of a customer. */
export const mostKept = 50;
