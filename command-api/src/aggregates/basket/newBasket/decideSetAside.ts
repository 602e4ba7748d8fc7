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

/**
 * Begins a new basket: one without lines is new already.
 * @param kept baskets with lines that the customer keeps already
 */
export function decideNewBasket(state: BasketState, kept: number): Decision<BasketEvent> {
  if (state.status !== 'open' || state.lines.length === 0) return [];
  if (kept >= mostKept) return { rejected: 'basket.too_many_kept', parameters: { max: mostKept } };
  return decideSetAside({ activated: null }, state);
}
