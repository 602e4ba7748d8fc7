import type { OrderContent } from '@talloor/events/basket/events.ts';
import { epochOfDay } from '@talloor/rules/delivery/deliveryMoments.ts';
import { shownService } from '@talloor/rules/delivery/viewService.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import type { OrderSummaryRow } from './tables/orderSummaryRow.ts';

/** What lists show of an order as it was placed; `origin` is the channel it came through. */
export function summarizeOrder(content: OrderContent, origin: string): OrderSummaryRow {
  return {
    order_number: content.orderNumber,
    customer_number: content.customerNumber,
    reference: content.reference,
    origin,
    order_date: epochSeconds(content.placedAt),
    delivery_date: epochOfDay(content.delivery.day),
    delivery_window: { start: content.delivery.windowStart, end: content.delivery.windowEnd },
    changeable_until: epochSeconds(content.changeDeadline),
    number_of_products: content.lines.filter((line) => !line.free).length,
    subtotal: eurosOfCents(content.totals.subtotalCents),
    amount_to_pay: eurosOfCents(content.totals.payableCents),
    is_approximate: content.totals.approximate,
    ...(content.mainOrder !== undefined && { main_order: content.mainOrder }),
    ...(content.delivery.service && { delivery_service: shownService(content.delivery.service, true) }),
  };
}

const epochSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
