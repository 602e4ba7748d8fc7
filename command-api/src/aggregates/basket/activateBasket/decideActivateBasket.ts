import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type ActivateBasket = {
  readonly customerNumber: string;
  readonly activatedBy: string;
  readonly active: string | null;
};

/** Also past its delivery moment. */
export function decideActivateBasket(
  { customerNumber, activatedBy, active }: ActivateBasket,
  state: BasketState,
): Decision<BasketEvent> {
  if (state.status === 'none' || state.status === 'discarded' || state.customerNumber !== customerNumber)
    return { rejected: 'basket.not_found' };
  switch (state.status) {
    case 'checkedOut':
      return { rejected: 'basket.already_ordered', parameters: { order_number: state.orderNumber } };
    case 'awaiting':
      return { rejected: 'basket.awaiting_approval' };
    case 'open':
    case 'kept': {
      const isActive = state.basketId === active;
      if (state.status === 'open' && isActive) return [];
      return [{ type: 'BasketActivated', data: { activatedBy, previous: isActive ? null : active } }];
    }
    default:
      return state satisfies never;
  }
}
