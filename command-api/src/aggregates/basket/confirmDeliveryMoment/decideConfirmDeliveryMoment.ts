import { isDeepStrictEqual } from 'node:util';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { dayOfEpoch, momentOf } from '@talloor/rules/delivery/deliveryMoments.ts';
import type { CalendarFacts, CustomerFacts } from '@talloor/rules/facts.ts';
import type { OpenBasket } from '../openBasket.ts';

/** Day: epoch seconds of midnight in Brussels. */
export function decideConfirmDeliveryMoment(
  command: { readonly timestamp: number; readonly windowStart: string | null; readonly service?: string },
  basket: OpenBasket,
  facts: { readonly customer: CustomerFacts; readonly calendar: CalendarFacts; readonly now: Date },
): Decision<BasketEvent> {
  const { timestamp, windowStart: window, service: requestedService = 'standard' } = command;
  const requestedMoment = { day: dayOfEpoch(timestamp), windowStart: window, service: requestedService };
  const answer = momentOf(requestedMoment, facts.calendar, facts.customer, facts.now);
  if (!answer.ok) return { rejected: `basket.delivery_moment_${answer.reason}` };
  const { day, windowStart, windowEnd, deadline, service } = answer.moment;
  const data = { day, windowStart, windowEnd, deadline, ...(service && { service }) };
  if (isDeepStrictEqual(data, basket.delivery)) return [];
  const confirmed: BasketEvent = { type: 'BasketDeliveryMomentConfirmed', data };
  if (basket.mainOrder === null) return [confirmed];
  return [{ type: 'BasketKindChosen', data: { kind: 'new', mainOrder: null } }, confirmed];
}
