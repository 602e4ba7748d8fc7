import type { OrderContent, OrderedLine } from '@talloor/events/basket/events.ts';
import type { OrderChange } from '@talloor/events/order/events.ts';
import { eurosOfCents, eurosOfMills } from '@talloor/rules/money/rounding.ts';
import { amendmentOf, summarizeOrder } from '../../summarizeOrder.ts';
import { totalsRow } from '../../totalsRow.ts';
import type {
  OrderDetailAmendmentRow,
  OrderDetailRow,
  OrderLineRow,
  PersonalOrderAddress,
  PersonalOrderRow,
} from '../../tables/orderDetail.ts';

export function orderDetailRow(content: OrderContent, channel: string): OrderDetailRow {
  const { kind, postal, city } = content.address;
  return {
    ...summarizeOrder(content, channel),
    customer_name: content.customerName,
    ...(content.approvedBy !== undefined && { approved_by: content.approvedBy }),
    address: { kind, postal, city },
    totals: totalsRow(content.totals),
  };
}

export const detailAmendmentOf = (change: SubmittedChange): OrderDetailAmendmentRow => ({
  ...amendmentOf(change),
  totals: totalsRow(change.totals),
  edited: { by: change.submittedBy, at: change.submittedAt, is_by_office: change.reason !== undefined },
});
type SubmittedChange = Extract<OrderChange, { type: 'OrderModificationSubmitted' }>['data'];

/** Null after erasure of the buyer. */
export const personalOrderRow = ({ message, extraEmails }: OrderContent): PersonalOrderRow => ({
  comment: message,
  extra_emails: extraEmails,
});

/** Null after erasure of the address's owner. */
export const personalOrderAddress = ({ address }: OrderContent): PersonalOrderAddress => ({
  name: address.name,
  street: address.street,
  street_number: address.streetNumber,
  po_box: address.box,
});

/** Unit prices have 3 decimals, amounts 2. */
export const orderLineRow = (line: OrderedLine): OrderLineRow => ({
  line_id: line.lineId,
  article_number: line.articleNumber,
  name: line.name,
  brand: line.brand,
  group_code: line.groupCode,
  quantity: line.quantity,
  unit: line.unit,
  price_per_unit: eurosOfMills(line.priceMills),
  normal_price: eurosOfMills(line.normalPriceMills),
  is_day_price: line.priceKind === 'day',
  is_offer_price: line.priceKind === 'offer' || line.priceKind === 'tender',
  is_promo_price: line.priceKind === 'promo',
  is_box_price: line.priceKind === 'box',
  is_weight_article: line.weightArticle,
  is_free: line.free,
  tax_percentage: line.vatRate,
  line_total: eurosOfCents(line.lineTotalCents),
});
