import type { OrderDetail, OrderLineView } from '@talloor/contracts/shapes.ts';
import type { FoundLine, FoundOrder } from './findOrderDetail.ts';
import { orderSummaryView } from './orderSummaryView.ts';

type View = { readonly showPrices: boolean; readonly language: 'nl' | 'fr'; readonly now: Date };

/** One order as its page shows it; what belonged to an erased person reads null. */
export function orderDetailView(order: FoundOrder, { showPrices, language, now }: View): OrderDetail {
  const { detail, personal } = order;
  const { customer_name, totals, address, ...summary } = detail;
  const name = [order.first_name, order.last_name].filter(Boolean).join(' ');
  return {
    ...orderSummaryView({ summary, allocated: order.allocated, short: order.short }, showPrices, now),
    customer_name,
    placed_by: name || null,
    comment: personal.comment,
    extra_emails: personal.extra_emails && [...personal.extra_emails],
    address: {
      kind: address.kind,
      name: personal.name,
      street: personal.street,
      street_number: personal.street_number,
      po_box: personal.po_box,
      postal: address.postal,
      city: address.city,
    },
    lines: order.lines.map((line) => lineView(line, showPrices, language)),
    totals: showPrices ? { ...totals, vat: [...totals.vat] } : null,
    confirmation_sent: order.confirmation_sent,
  };
}

function lineView(
  [line, status, allocated, lineId]: FoundLine,
  showPrices: boolean,
  language: 'nl' | 'fr',
): OrderLineView {
  return {
    ...line,
    line_id: lineId,
    name: line.name[language],
    unit: line.unit[language],
    price_per_unit: showPrices ? line.price_per_unit : null,
    normal_price: showPrices ? line.normal_price : null,
    line_total: showPrices ? line.line_total : null,
    status,
    allocated_quantity: allocated,
  };
}
