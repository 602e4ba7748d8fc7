import { epochOfDay } from '../delivery/brusselsTime.ts';
import { cutOffAt } from '../delivery/cutOff.ts';
import { farthestDays, hasMoments, momentOf, serviceKey, type ChosenMoment } from '../delivery/deliveryMoments.ts';
import { eurosOfCents } from '../money/rounding.ts';
import type { BasketFacts, FaultyLine } from './assessment.ts';
import type { BasketMessage, BlockingMessage, MessageParameters } from './lineError.ts';

const stockCodes: ReadonlySet<string> = new Set(['item.no_stock', 'basket.error.max_available_stock']);

const block = (code: BlockingMessage['code'], parameters: MessageParameters = {}): BlockingMessage => ({
  code,
  parameters,
  blocking: true,
});

/** Blocking ones first (spec shopping §8, Basket). */
export function basketMessages(
  facts: BasketFacts,
  faultyLines: readonly FaultyLine[],
  subtotalCents: number,
): BasketMessage[] {
  const { basket, customer } = facts;
  if (basket.lines.length === 0) return [block('basket.empty')];
  const messages: BasketMessage[] = [];
  if (faultyLines.length > 0) {
    const onlyStock = faultyLines.every((line) => line.errors.every((error) => stockCodes.has(error.code)));
    messages.push(block(onlyStock ? 'basket.stock_issues' : 'basket.faulty_lines', { count: faultyLines.length }));
  }
  if (subtotalCents < customer.minimumOrderCents)
    messages.push(block('basket.below_minimum', aboutMinimum(customer, subtotalCents)));
  if (basket.lines.length > customer.maxLines) {
    const code = basket.mainOrder === null ? 'basket.too_many_lines' : 'basket.too_many_extra_lines';
    messages.push(block(code, { lines: basket.lines.length, max_lines: customer.maxLines }));
  }
  messages.push(...aboutDelivery(facts));
  return messages;
}

function aboutMinimum(
  { showPrices, minimumOrderCents }: BasketFacts['customer'],
  subtotalCents: number,
): MessageParameters {
  if (!showPrices) return {};
  return {
    minimum_amount: eurosOfCents(minimumOrderCents),
    missing_amount: eurosOfCents(minimumOrderCents - subtotalCents),
  };
}

function aboutDelivery(facts: BasketFacts): BasketMessage[] {
  const { basket, customer, calendar, now } = facts;
  const { delivery } = basket;
  if (delivery === null)
    return [
      hasMoments(calendar, customer, now)
        ? block('basket.delivery_not_confirmed')
        : block('basket.no_delivery_moments'),
    ];
  // The confirmed deadline counts, not today's calendar.
  if (now.getTime() >= Date.parse(delivery.deadline))
    return [block('basket.delivery_moment_expired', { delivery_date: epochOfDay(delivery.day) })];
  // A changed order keeps its moment; its own deadline applies.
  if (facts.promised) return [];
  const answer = momentOf(
    { day: delivery.day, windowStart: delivery.windowStart, service: serviceKey(delivery.service) },
    calendar,
    customer,
    now,
    // A standing order may choose a day beyond the normal horizon.
    farthestDays,
  );
  if ((!answer.ok && answer.reason === 'invalid') || isExpressForNothing(facts))
    return [block('basket.delivery_moment_invalid', { delivery_date: epochOfDay(delivery.day) })];
  return closingSoon(delivery, now);
}

function closingSoon(delivery: ChosenMoment, now: Date): BasketMessage[] {
  const deadline = Date.parse(delivery.deadline) / 1000;
  const cutOff = cutOffAt(deadline, now.getTime() / 1000);
  const deliveryDay = { delivery_date: epochOfDay(delivery.day) };
  if (cutOff.kind === 'closing')
    return [{ code: 'basket.closing_soon', parameters: { closes_at: cutOff.at, ...deliveryDay }, blocking: false }];
  return cutOff.kind === 'last_minutes'
    ? [{ code: 'basket.last_minutes', parameters: { closes_at: deadline, ...deliveryDay }, blocking: false }]
    : [];
}

const isExpressForNothing = ({ basket: { mainOrder, delivery }, calendar: { express } }: BasketFacts): boolean =>
  mainOrder === null &&
  delivery?.service?.kind === 'express' &&
  delivery.service.feeCents === 0 &&
  (express?.feeCents ?? 0) > 0;
