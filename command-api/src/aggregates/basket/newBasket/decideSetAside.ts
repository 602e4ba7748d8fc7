import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Keeps the basket that was active; what is not active, or has ended, stays as it is. */
export const decideSetAside = (
  { activated }: { readonly activated: string | null },
  state: BasketState,
): Decision<BasketEvent> => (state.status === 'open' ? [{ type: 'BasketSetAside', data: { activated } }] : []);

/** Begins a new basket: one without lines is new already. */
export const decideNewBasket = (state: BasketState): Decision<BasketEvent> =>
  state.status === 'open' && state.lines.length > 0 ? decideSetAside({ activated: null }, state) : [];
