import type { OrderDetail, OrderLineView } from '@talloor/contracts/shapes.ts';
import type { OrderLineRow } from '@talloor/projections/tables/orderDetail.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { OrderDelivery } from './deliverySummary.ts';
import { lastEditedView } from './lastEditedView.ts';
import { lineDeliveryView } from './lineDeliveryView.ts';
import type { FoundOrder } from './findOrderDetail.ts';
import { orderSummaryView, type Viewer } from './orderSummaryView.ts';
import { secondsOf } from '../secondsOf.ts';

type View = Viewer & {
  readonly language: 'nl' | 'fr';
  readonly products?: ReadonlyMap<string, Pick<ProductFacts, 'board' | 'icon' | 'erpNumber'>>;
  /** In place of `products`. */
  readonly erpNumbers?: ReadonlyMap<string, string>;
  /** Null when not scheduled. */
  readonly delivered?: OrderDelivery | null;
};

export function orderDetailView(order: FoundOrder, view: View): OrderDetail {
  const { showPrices, delivered } = view;
  const { detail, personal, address_personal: addressee } = order;
  const { customer_name, totals: placed, address, approved_by: _, ...summary } = detail;
  const { totals: amendedTotals, edited, ...amended } = order.amended ?? {};
  const totals = amendedTotals ?? placed;
  const name = fullName(order.first_name, order.last_name);
  const approver = fullName(order.approver_first_name, order.approver_last_name);
  return {
    customer_name,
    placed_by: name || null,
    comment: personal.comment,
    extra_emails: personal.extra_emails && [...personal.extra_emails],
    address: {
      kind: address.kind,
      ...addressee,
      postal: address.postal,
      city: address.city,
    },
    lines: order.lines.map((line) => lineView(line, order, view)),
    totals: showPrices ? { ...totals, vat: [...totals.vat] } : null,
    confirmation_sent: order.confirmation_sent,
    ...(approver !== '' && { approved_by: approver }),
    ...(edited && {
      last_edited: lastEditedView(
        edited,
        fullName(order.editor_first_name, order.editor_last_name),
        view.userId === null,
      ),
    }),
    ...orderSummaryView(
      { ...order, summary: { ...summary, ...amended }, amended: null, allocated: order.allocated_lines !== null },
      view,
    ),
    ...(delivered && {
      ...(delivered.delivery && { delivery: delivered.delivery }),
      expected: windowOf(delivered.expected),
    }),
  };
}

function lineView(
  line: OrderLineRow,
  { allocated_lines: allocated, short_lines: short, line_choices: choices }: FoundOrder,
  { showPrices, language, products, erpNumbers, delivered }: View,
): OrderLineView {
  const id = line.line_id;
  const product = products?.get(line.article_number);
  const erpNumber = product?.erpNumber ?? erpNumbers?.get(line.article_number);
  const shortQuantity = short?.[id];
  const allocatedQuantity = allocated?.[id];
  const choice = choices?.[line.article_number];
  const deliveryView = lineDeliveryView(id, delivered?.lines ?? null, language);
  return {
    status: shortQuantity !== undefined ? 'short' : allocatedQuantity !== undefined ? 'allocated' : 'pending',
    allocated_quantity: shortQuantity ?? allocatedQuantity ?? null,
    ...line,
    ...(product && { board: product.board, icon: product.icon }),
    ...(erpNumber && { erp_number: erpNumber }),
    name: line.name[language],
    unit: line.unit[language],
    price_per_unit: showPrices ? line.price_per_unit : null,
    normal_price: showPrices ? line.normal_price : null,
    line_total: showPrices ? line.line_total : null,
    ...(choice && !line.is_free && { replacement: choice }),
    ...(deliveryView && { delivery: deliveryView }),
  };
}

const windowOf = ({ from, until }: OrderDelivery['expected']) => ({ from: secondsOf(from), until: secondsOf(until) });

const fullName = (...names: readonly (string | null)[]): string => names.filter(Boolean).join(' ');
