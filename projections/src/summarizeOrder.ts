import type { OrderContent } from '@talloor/events/basket/events.ts';
import { epochOfDay } from '@talloor/rules/delivery/deliveryMoments.ts';
import { serviceView } from '@talloor/rules/delivery/viewService.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import type { OrderAmendmentRow, OrderSummaryRow } from './tables/orderSummaryRow.ts';

/** `origin` is the channel. */
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
    ...amendmentOf(content),
    ...(content.mainOrder !== undefined && { main_order: content.mainOrder }),
    ...(content.delivery.service && { delivery_service: serviceView(content.delivery.service, true) }),
  };
}

export const amendmentOf = ({ lines, totals }: Pick<OrderContent, 'lines' | 'totals'>): OrderAmendmentRow => ({
  number_of_products: lines.filter((line) => !line.free).length,
  subtotal: eurosOfCents(totals.subtotalCents),
  amount_to_pay: eurosOfCents(totals.payableCents),
  is_approximate: totals.approximate,
});

const epochSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
