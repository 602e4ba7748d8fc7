import { isDeepStrictEqual } from 'node:util';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { dayOfEpoch, momentOf } from '@talloor/rules/delivery/deliveryMoments.ts';
import type { CalendarFacts, CustomerFacts } from '@talloor/rules/facts.ts';
import type { OpenBasket } from '../openBasket.ts';

/** Confirms the delivery day (epoch seconds of its midnight in Brussels) and window; the first window by default. */
export function decideConfirmDeliveryMoment(
  command: { readonly timestamp: number; readonly windowStart: string | null },
  basket: OpenBasket,
  facts: { readonly customer: CustomerFacts; readonly calendar: CalendarFacts; readonly now: Date },
): Decision<BasketEvent> {
  const found = momentOf(dayOfEpoch(command.timestamp), command.windowStart, facts.calendar, facts.customer, facts.now);
  if (!found.ok) return { rejected: `basket.delivery_moment_${found.reason}` };
  const { day, windowStart, windowEnd, deadline } = found.moment;
  const data = { day, windowStart, windowEnd, deadline };
  return isDeepStrictEqual(data, basket.delivery) ? [] : [{ type: 'BasketDeliveryMomentConfirmed', data }];
}
