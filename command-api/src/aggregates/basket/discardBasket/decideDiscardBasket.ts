import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideDiscardBasket(
  { customerNumber, discardedBy }: { readonly customerNumber: string; readonly discardedBy: string },
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
    case 'kept':
      return [{ type: 'BasketDiscarded', data: { discardedBy } }];
    default:
      return state satisfies never;
  }
}
