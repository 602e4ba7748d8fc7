import type { OrderContent } from '@talloor/events/basket/events.ts';
import { isOrderChange, type OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { projectOrderChange, unchanged } from '../../projectOrderChange.ts';
import { amendmentOf, summarizeOrder } from '../../summarizeOrder.ts';
import { officeOrdersModel, officeOrdersTable } from '../../tables/officeOrders.ts';

type Handled = Extract<OrderEvent, { type: (typeof officeOrdersModel.on)[number] }>;

/** Every event moves `position`, so that lists see the change. */
export const officeOrders = createProjector<Handled>(officeOrdersModel, projectOfficeOrders);

function projectOfficeOrders(decoded: DecodedEvent<Handled>): readonly RowOperation[] {
  const { event, position } = decoded;
  const row = (kind: 'upsert' | 'update', values: Row): RowOperation[] => [
    {
      kind,
      table: officeOrdersTable.name,
      key: { order_number: decoded.streamId.slice('order-'.length) },
      values: { position, ...values },
    },
  ];
  if (isOrderChange(event)) {
    if (event.type !== 'OrderModificationSubmitted') return row('update', projectOrderChange(event));
    return row('update', {
      ...projectOrderChange(event),
      amended: amendmentOf(event.data),
      payable_cents: event.data.totals.payableCents,
      ...(event.data.reason !== undefined && { corrected: true }),
    });
  }
  switch (event.type) {
    case 'OrderPlaced':
      return row('upsert', placed(event.data, decoded.metadata.channel));
    case 'OrderLinesAllocated':
      return row('update', { allocated: true });
    case 'OrderLineShort':
      return row('update', { short: true });
    case 'OrderConfirmationSent':
    case 'OrderPickingBegun':
      return row('update', {});
    case 'OrderNoted':
      return row('update', { notes: event.data.number });
    default:
      return event satisfies never;
  }
}

const placed = (content: OrderContent, channel: string): Row => ({
  customer_number: content.customerNumber,
  customer_name: content.customerName,
  reference: content.reference,
  placed_at: content.placedAt,
  delivery_day: content.delivery.day,
  change_deadline: content.changeDeadline,
  payable_cents: content.totals.payableCents,
  search: [content.orderNumber, content.customerNumber, content.customerName, content.reference]
    .join(' ')
    .toLowerCase(),
  summary: summarizeOrder(content, channel),
  allocated: false,
  short: false,
  notes: 0,
  corrected: false,
  ...unchanged,
});
