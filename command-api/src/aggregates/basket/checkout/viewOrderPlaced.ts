import type { z } from 'zod';
import type { orderPlacedView } from '@talloor/contracts/endpoints/checkout.ts';
import type { OrderContent, OrderedLine } from '@talloor/events/basket/events.ts';
import type { Allocation, OrderState } from '@talloor/events/order/state.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { viewService } from '@talloor/rules/delivery/viewService.ts';
import { eurosOfCents, eurosOfMills } from '@talloor/rules/money/rounding.ts';

type OrderPlacedView = z.input<typeof orderPlacedView>;

/** Spec shopping §3. */
export function viewOrderPlaced(
  content: OrderContent,
  order: OrderState,
  language: 'nl' | 'fr',
  showPrices: boolean,
): OrderPlacedView {
  const { totals, delivery } = content;
  const amount = (cents: number) => (showPrices ? eurosOfCents(cents) : null);
  const allocations = order.status === 'none' ? {} : order.allocations;
  const short = Object.values(allocations).some((allocation) => allocation.status === 'short');
  return {
    order_number: content.orderNumber,
    lines: content.lines.map((line) => viewLine(line, allocations[line.lineId], language, showPrices)),
    shipping_fee: amount(totals.deliveryCents),
    express_fee: amount(totals.expressCents),
    total_deposit: amount(totals.depositCents),
    discounts: amount(totals.discountCents),
    amount_to_pay: amount(totals.payableCents),
    is_approximate: totals.approximate,
    delivery_date: epochOfDay(delivery.day),
    delivery_window_start: delivery.windowStart,
    delivery_window_end: delivery.windowEnd,
    changeable_until: Math.floor(Date.parse(content.changeDeadline) / 1000),
    reference: content.reference,
    delivery_service: viewService(delivery.service, showPrices),
    main_order: content.mainOrder ?? null,
    allocation: order.status === 'none' || !order.allocated ? 'pending' : short ? 'short' : 'allocated',
  };
}

function viewLine(
  line: OrderedLine,
  allocation: Allocation | undefined,
  language: 'nl' | 'fr',
  showPrices: boolean,
): OrderPlacedView['lines'][number] {
  return {
    line_id: line.lineId,
    article_number: line.articleNumber,
    name: line.name[language],
    brand: line.brand,
    group_code: line.groupCode,
    quantity: line.quantity,
    unit: line.unit[language],
    price_per_unit: showPrices ? eurosOfMills(line.priceMills) : null,
    normal_price: showPrices ? eurosOfMills(line.normalPriceMills) : null,
    is_day_price: line.priceKind === 'day',
    is_offer_price: line.priceKind === 'offer' || line.priceKind === 'tender',
    is_promo_price: line.priceKind === 'promo',
    is_box_price: line.priceKind === 'box',
    is_weight_article: line.weightArticle,
    is_free: line.free,
    tax_percentage: line.vatRate,
    line_total: showPrices ? eurosOfCents(line.lineTotalCents) : null,
    status: allocation?.status ?? 'pending',
    allocated_quantity: allocation && allocation.status !== 'pending' ? allocation.quantity : null,
  };
}
