import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { allocationOf, type Grant } from '../allocationOf.ts';

/** Rejected for another basket's order. */
export function decidePlaceOrder(
  content: OrderContent,
  grants: readonly Grant[] | null,
  state: OrderState,
): Decision<OrderEvent> {
  if (state.status === 'none')
    return [{ type: 'OrderPlaced', data: content }, ...(grants === null ? [] : allocationOf(grants))];
  return state.content.basketId === content.basketId ? [] : { rejected: 'order.number_taken' };
}
