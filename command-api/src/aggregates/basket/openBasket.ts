import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { emptyContent, type BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type OpenBasket = Extract<BasketState, { status: 'open' }>;

export type Opening = { readonly basketId: string; readonly customerNumber: string; readonly openedBy: string };

export function onOpenBasket(
  state: BasketState,
  opening: Opening,
  decide: (basket: OpenBasket) => Decision<BasketEvent>,
): Decision<BasketEvent> {
  switch (state.status) {
    case 'checkedOut':
      return { rejected: 'basket.already_ordered', parameters: { order_number: state.orderNumber } };
    case 'awaiting':
      return { rejected: 'basket.awaiting_approval' };
    case 'kept':
      return { rejected: 'basket.not_active' };
    case 'discarded':
      return { rejected: 'basket.not_found' };
    case 'open':
      return decide(state);
    case 'none': {
      const decision = decide({ status: 'open', ...emptyContent(opening) });
      if (!isAccepted(decision) || decision.length === 0) return decision;
      return [{ type: 'BasketOpened', data: opening }, ...decision];
    }
    default:
      return state satisfies never;
  }
}

/** For an inactive basket that the row names after a race. */
export function onKeptBasket(
  state: Extract<BasketState, { status: 'kept' }>,
  activatedBy: string,
  decide: (basket: OpenBasket) => Decision<BasketEvent>,
): Decision<BasketEvent> {
  const decision = decide({ ...state, status: 'open' });
  if (!isAccepted(decision) || decision.length === 0) return decision;
  return [{ type: 'BasketActivated', data: { activatedBy, previous: null } }, ...decision];
}

export const isAccepted = (decision: Decision<BasketEvent>): decision is readonly BasketEvent[] =>
  Array.isArray(decision);
