import { personOfOrder } from '@talloor/events/basket/events.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { Projector, Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { orderDetailsTable, orderShortLinesTable } from '../../tables/orderDetail.ts';
import { orderDetailRow, orderLineRow, personalOrderAddress, personalOrderRow } from './orderDetailRow.ts';

/** One order with its lines, for the customer, the office and the auditor's comparison. */
export const orderDetail: Projector<OrderEvent> = {
  name: 'orderDetail',
  version: 2,
  tables: [orderDetailsTable, orderShortLinesTable],
  handles: ['OrderPlaced', 'OrderLinesAllocated', 'OrderLineShort', 'OrderConfirmationSent'],
  project: projectOrderDetail,
};

function projectOrderDetail(decoded: DecodedEvent<OrderEvent>): readonly RowOperation[] {
  const { event } = decoded;
  const orderNumber = decoded.streamId.slice('order-'.length);
  const order = (kind: 'upsert' | 'update', values: Row): RowOperation => ({
    kind,
    table: orderDetailsTable.name,
    key: { order_number: orderNumber },
    values: { ...values, revision: decoded.revision, last_hash: decoded.metadata.hash, position: decoded.position },
  });
  switch (event.type) {
    case 'OrderPlaced': {
      const content = event.data;
      return [
        order('upsert', {
          basket_id: content.basketId,
          customer_number: content.customerNumber,
          placed_by: content.placedBy,
          placed_at: content.placedAt,
          delivery_day: content.delivery.day,
          detail: orderDetailRow(content, decoded.metadata.channel),
          personal: personalOrderRow(content),
          address_of: personOfOrder(content, '/address/'),
          address_personal: personalOrderAddress(content),
          lines: content.lines.map(orderLineRow),
          allocated_lines: null,
          short: false,
          confirmation_sent: false,
        }),
      ];
    }
    case 'OrderLinesAllocated': {
      const allocated = event.data.lines.map(({ lineId, quantity }) => [lineId, quantity]);
      return [order('update', { allocated_lines: Object.fromEntries(allocated) as Record<string, number> })];
    }
    case 'OrderLineShort': {
      const { lineId, allocated } = event.data;
      const key = { order_number: orderNumber, line_id: lineId };
      const values = { allocated_quantity: allocated };
      return [order('update', { short: true }), { kind: 'upsert', table: orderShortLinesTable.name, key, values }];
    }
    case 'OrderConfirmationSent':
      return [order('update', { confirmation_sent: true })];
    default:
      return event satisfies never;
  }
}
