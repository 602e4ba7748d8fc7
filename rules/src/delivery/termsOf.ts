import type { BasketFacts } from '../basket/assessment.ts';
import type { CustomerFacts, MomentTerms } from '../facts.ts';
import type { ChosenMoment } from './deliveryMoments.ts';
import { weekdayOf } from './workdays.ts';

/** Pickup, mussels and add-ons. */
const noDeliveryCost = { freeDeliveryFromCents: 0, deliveryFeeCents: 0 };

/**
 * The moment's terms override the customer's (readings, Thresholds). Pickup is free; mussels and add-ons have no
 * minimum; an add-on has fewer lines.
 */
export function termsOf({
  basket,
  customer,
  calendar,
}: Pick<BasketFacts, 'basket' | 'customer' | 'calendar'>): CustomerFacts {
  const { delivery, mainOrder } = basket;
  if (mainOrder !== null)
    return { ...customer, minimumOrderCents: 0, ...noDeliveryCost, maxLines: calendar.extraOrderMaxLines };
  if (delivery === null) return customer;
  if (delivery.service?.kind === 'mussels') return { ...customer, minimumOrderCents: 0, ...noDeliveryCost };
  const terms = calendar.momentTerms.find((each) => fits(each, delivery));
  const isPickedUp = delivery.service?.kind === 'pickup';
  if (!terms && !isPickedUp) return customer;
  return {
    ...customer,
    minimumOrderCents: terms?.minimumOrderCents ?? customer.minimumOrderCents,
    freeDeliveryFromCents: terms?.freeDeliveryFromCents ?? customer.freeDeliveryFromCents,
    deliveryFeeCents: terms?.deliveryFeeCents ?? customer.deliveryFeeCents,
    ...(isPickedUp && noDeliveryCost),
  };
}

const fits = ({ day, weekday, windowStart }: MomentTerms, delivery: ChosenMoment): boolean =>
  (day === undefined || day === delivery.day) &&
  (weekday === undefined || weekday === weekdayOf(delivery.day)) &&
  (windowStart === undefined || windowStart === delivery.windowStart);
