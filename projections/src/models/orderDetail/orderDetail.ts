import { personOfOrder } from '@talloor/events/basket/events.ts';
import { isOrderChange, type OrderEvent } from '@talloor/events/order/events.ts';
import type { ReplacementChoice } from '@talloor/events/replacementChoice.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { projectOrderChange, unchanged } from '../../projectOrderChange.ts';
import {
  orderDetailModel,
  orderDetailsTable,
  orderLineChoicesTable,
  orderShortLinesTable,
} from '../../tables/orderDetail.ts';
import {
  detailAmendmentOf,
  orderDetailRow,
  orderLineRow,
  personalOrderAddress,
  personalOrderRow,
} from './orderDetailRow.ts';

type Handled = Extract<OrderEvent, { type: (typeof orderDetailModel.on)[number] }>;

export const orderDetail = createProjector<Handled>(orderDetailModel, projectOrderDetail);

function projectOrderDetail(decoded: DecodedEvent<Handled>): readonly RowOperation[] {
  const { event } = decoded;
  const orderNumber = decoded.streamId.slice('order-'.length);
  const order = (kind: 'upsert' | 'update', values: Row): RowOperation => ({
    kind,
    table: orderDetailsTable.name,
    key: { order_number: orderNumber },
    values: { revision: decoded.revision, last_hash: decoded.metadata.hash, position: decoded.position, ...values },
  });
  const choice = (article: string, replacementChoice: ReplacementChoice | null): RowOperation => ({
    kind: 'upsert',
    table: orderLineChoicesTable.name,
    key: { order_number: orderNumber, article_number: article },
    values: { choice: replacementChoice },
  });
  if (event.type === 'OrderLineReplacementChosen')
    return [order('update', {}), choice(event.data.articleNumber, event.data.choice)];
  if (isOrderChange(event)) {
    if (event.type !== 'OrderModificationSubmitted') return [order('update', projectOrderChange(event))];
    const { allocated: _, ...columns } = projectOrderChange(event);
    const amendment = { amended: detailAmendmentOf(event.data), lines: event.data.lines.map(orderLineRow) };
    return [
      order('update', { ...columns, ...amendment, allocated_lines: null, confirmation_sent: false }),
      { kind: 'delete', table: orderShortLinesTable.name, key: { order_number: orderNumber } },
    ];
  }
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
          change_deadline: content.changeDeadline,
          short: false,
          confirmation_sent: false,
          ...unchanged,
        }),
        ...content.lines.flatMap(({ articleNumber, replacement }) =>
          replacement === undefined ? [] : [choice(articleNumber, replacement)],
        ),
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
    case 'OrderNoted':
    case 'OrderPickingBegun':
      return [order('update', {})];
    default:
      return event satisfies never;
  }
}
