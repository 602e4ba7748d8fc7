import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { decideSetAside, mostKept } from '../setAside/decideSetAside.ts';

/** @param keptCount other baskets with lines */
export function decideNewBasket(state: BasketState, keptCount: number): Decision<BasketEvent> {
  if (state.status !== 'open' || state.lines.length === 0) return [];
  if (keptCount >= mostKept) return { rejected: 'basket.too_many_kept', parameters: { max: mostKept } };
  return decideSetAside({ activated: null }, state);
}
