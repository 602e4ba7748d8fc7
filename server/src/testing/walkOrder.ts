import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import { deliveryEvents, type DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { evolveDelivery, noDelivery } from '@talloor/events/delivery/state.ts';
import { orderEvents, type OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, noOrder } from '@talloor/events/order/state.ts';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import { evolveReturn, noReturn } from '@talloor/events/return/state.ts';
import { sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { decideStep } from './decideStep.ts';
import type { OrderWalk, Step } from './orderWalk.ts';

export function beginWalk(): OrderWalk {
  const placed: OrderEvent = { type: 'OrderPlaced', data: sampleOrder };
  const order = evolveOrder(noOrder, placed);
  if (order.status === 'none') throw new Error('nothing was placed');
  const now = new Date(Date.parse(sampleOrder.changeDeadline) - 6 * 60 * 60_000);
  return { now, events: [placed], order, delivery: noDelivery, giving: noReturn };
}

export function walk(before: OrderWalk, step: Step): OrderWalk {
  const at = { ...before, now: new Date(before.now.getTime() + step.minutes * 60_000) };
  const decision = decideStep(at, step);
  return 'rejected' in decision ? at : decision.reduce<OrderWalk>(take, at);
}

function take(orderWalk: OrderWalk, event: TalloorEvent): OrderWalk {
  const events = [...orderWalk.events, event];
  if (event.type in orderEvents) {
    const order = evolveOrder(orderWalk.order, event as OrderEvent);
    return order.status === 'none' ? orderWalk : { ...orderWalk, events, order };
  }
  if (event.type in deliveryEvents)
    return { ...orderWalk, events, delivery: evolveDelivery(orderWalk.delivery, event as DeliveryEvent) };
  return { ...orderWalk, events, giving: evolveReturn(orderWalk.giving, event as ReturnEvent) };
}
