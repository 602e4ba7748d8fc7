import { isDeepStrictEqual } from 'node:util';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { DeliveryMoment } from '@talloor/events/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { goesElsewhere } from '@talloor/rules/basket/basketInputOf.ts';
import { momentOf, serviceKey } from '@talloor/rules/delivery/deliveryMoments.ts';
import type { CalendarFacts, CustomerFacts } from '@talloor/rules/facts.ts';
import { ownAddress } from '../chooseDeliveryAddress/decideChooseDeliveryAddress.ts';
import type { OpenBasket } from '../openBasket.ts';
import { hasSameAddress, mainOrderRejection, type MainOrder } from './mainOrder.ts';

type Facts = {
  readonly customer: CustomerFacts;
  readonly calendar: CalendarFacts;
  readonly now: Date;
  readonly chosenBy: string;
};

/** An add-on shares its main order's moment and address. */
export function decideChooseBasketKind(
  main: MainOrder | null,
  basket: OpenBasket,
  facts: Facts,
): Decision<BasketEvent> {
  if (main === null) {
    if (basket.mainOrder === null) return [];
    return [{ type: 'BasketKindChosen', data: { kind: 'new', mainOrder: null } }, ...confirmExpressFee(basket, facts)];
  }
  const rejection = mainOrderRejection(main, null, facts.now);
  if (rejection) return rejection;
  const events: BasketEvent[] = [];
  const delivery = momentOfAddOn(main.delivery);
  if (basket.mainOrder !== main.orderNumber)
    events.push({ type: 'BasketKindChosen', data: { kind: 'extra', mainOrder: main.orderNumber } });
  if (!isDeepStrictEqual(delivery, basket.delivery))
    events.push({ type: 'BasketDeliveryMomentConfirmed', data: delivery });
  if (!hasSameAddress(main.address, basket.address)) {
    const door = goesElsewhere(main.address)
      ? { chosenBy: main.addressChosenBy, address: main.address }
      : { chosenBy: facts.chosenBy, address: ownAddress(facts.customer) };
    events.push({ type: 'BasketDeliveryAddressChosen', data: door });
  }
  return events;
}

/** The main order paid for express delivery. */
const momentOfAddOn = (delivery: DeliveryMoment): DeliveryMoment =>
  delivery.service?.kind === 'express' ? { ...delivery, service: { kind: 'express', feeCents: 0 } } : delivery;

/** Unconfirmed when express is no longer available. */
function confirmExpressFee({ delivery }: OpenBasket, { calendar, customer, now }: Facts): BasketEvent[] {
  if (delivery?.service?.kind !== 'express') return [];
  const currentMoment = { day: delivery.day, windowStart: delivery.windowStart, service: serviceKey(delivery.service) };
  const answer = momentOf(currentMoment, calendar, customer, now);
  if (!answer.ok || isDeepStrictEqual(answer.moment, delivery)) return [];
  return [{ type: 'BasketDeliveryMomentConfirmed', data: answer.moment }];
}
