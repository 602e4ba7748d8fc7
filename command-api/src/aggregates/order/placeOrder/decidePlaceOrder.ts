import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { allocationOf, type Grant } from '../allocationOf.ts';

/**
 * Begins the order that a basket's checkout decided; one that stands stays as it is, and is no other basket's.
 * @param grants what the stock gave, where that is known already: the order begins with it
 */
export function decidePlaceOrder(
  content: OrderContent,
  grants: readonly Grant[] | null,
  state: OrderState,
): Decision<OrderEvent> {
  if (state.status === 'none')
    return [{ type: 'OrderPlaced', data: content }, ...(grants === null ? [] : allocationOf(grants))];
  return state.content.basketId === content.basketId ? [] : { rejected: 'order.number_taken' };
}
