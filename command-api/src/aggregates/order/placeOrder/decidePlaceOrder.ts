import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Begins the order that a basket's checkout decided; one that stands stays as it is, and is no other basket's. */
export function decidePlaceOrder(content: OrderContent, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return [{ type: 'OrderPlaced', data: content }];
  return state.content.basketId === content.basketId ? [] : { rejected: 'order.number_taken' };
}
