import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { Projector, Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { orderDetailsTable, orderLinesTable } from '../../tables/orderDetail.ts';
import { orderDetailRow, orderLineRow, personalOrderRow } from './orderDetailRow.ts';

/** One order with its lines, for the customer, the office and the auditor's comparison. */
export const orderDetail: Projector<OrderEvent> = {
  name: 'orderDetail',
  version: 1,
  tables: [orderDetailsTable, orderLinesTable],
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
  const line = (kind: 'upsert' | 'update', lineId: string, values: Row): RowOperation => ({
    kind,
    table: orderLinesTable.name,
    key: { order_number: orderNumber, line_id: lineId },
    values,
  });
  switch (event.type) {
    case 'OrderPlaced': {
      const content = event.data;
      const lines = content.lines.map((ordered, place) =>
        line('upsert', ordered.lineId, {
          place,
          line: orderLineRow(ordered),
          status: 'pending',
          allocated_quantity: null,
        }),
      );
      const placed = order('upsert', {
        basket_id: content.basketId,
        customer_number: content.customerNumber,
        placed_by: content.placedBy,
        placed_at: content.placedAt,
        delivery_day: content.delivery.day,
        detail: orderDetailRow(content, decoded.metadata.channel),
        personal: personalOrderRow(content),
        allocated: false,
        short: false,
        confirmation_sent: false,
      });
      return [placed, ...lines];
    }
    case 'OrderLinesAllocated':
      return [
        order('update', { allocated: true }),
        ...event.data.lines.map((given) =>
          line('update', given.lineId, { status: 'allocated', allocated_quantity: given.quantity }),
        ),
      ];
    case 'OrderLineShort': {
      const { lineId, allocated } = event.data;
      return [
        order('update', { short: true }),
        line('update', lineId, { status: 'short', allocated_quantity: allocated }),
      ];
    }
    case 'OrderConfirmationSent':
      return [order('update', { confirmation_sent: true })];
    default:
      return event satisfies never;
  }
}
