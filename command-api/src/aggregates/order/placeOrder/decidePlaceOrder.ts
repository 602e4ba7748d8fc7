import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Begins the order that a basket's checkout decided; one that stands stays as it is. */
export function decidePlaceOrder(content: OrderContent, state: OrderState): Decision<OrderEvent> {
  return state.status === 'none' ? [{ type: 'OrderPlaced', data: content }] : [];
}
