import { isDeepStrictEqual } from 'node:util';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { DeliveryMoment } from '@talloor/events/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { OpenBasket } from '../openBasket.ts';
import { mainOrderForbids, type MainOrder } from './mainOrder.ts';

/** Sends the basket as an add-on to an open order, delivered with it; with null as an order of its own. */
export function decideChooseBasketKind(
  main: MainOrder | null,
  basket: OpenBasket,
  facts: { readonly now: Date },
): Decision<BasketEvent> {
  if (main === null)
    return basket.mainOrder === null ? [] : [{ type: 'BasketKindChosen', data: { kind: 'new', mainOrder: null } }];
  const closed = mainOrderForbids(main, null, facts.now);
  if (closed) return closed;
  const events: BasketEvent[] = [];
  const delivery = momentOfAddOn(main.delivery);
  if (basket.mainOrder !== main.orderNumber)
    events.push({ type: 'BasketKindChosen', data: { kind: 'extra', mainOrder: main.orderNumber } });
  if (!isDeepStrictEqual(delivery, basket.delivery))
    events.push({ type: 'BasketDeliveryMomentConfirmed', data: delivery });
  return events;
}

/** It travels with its main order, which has paid for express delivery. */
const momentOfAddOn = (delivery: DeliveryMoment): DeliveryMoment =>
  delivery.service?.kind === 'express' ? { ...delivery, service: { kind: 'express', feeCents: 0 } } : delivery;
