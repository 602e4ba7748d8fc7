import { isOrderChange, type OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { projectOrderChange, unchanged } from '../../projectOrderChange.ts';
import { amendmentOf, summarizeOrder } from '../../summarizeOrder.ts';
import { openOrdersModel, openOrdersTable } from '../../tables/openOrders.ts';

type Handled = Extract<OrderEvent, { type: (typeof openOrdersModel.on)[number] }>;

export const openOrders = createProjector<Handled>(openOrdersModel, projectOpenOrders);

function projectOpenOrders(decoded: DecodedEvent<Handled>): readonly RowOperation[] {
  const { event } = decoded;
  const row = (kind: 'upsert' | 'update', values: Row): RowOperation[] => [
    { kind, table: openOrdersTable.name, key: { order_number: decoded.streamId.slice('order-'.length) }, values },
  ];
  if (isOrderChange(event)) {
    if (event.type !== 'OrderModificationSubmitted') return row('update', projectOrderChange(event));
    return row('update', { ...projectOrderChange(event), amended: amendmentOf(event.data) });
  }
  switch (event.type) {
    case 'OrderPlaced':
      return row('upsert', {
        customer_number: event.data.customerNumber,
        delivery_day: event.data.delivery.day,
        change_deadline: event.data.changeDeadline,
        summary: summarizeOrder(event.data, decoded.metadata.channel),
        allocated: false,
        short: false,
        ...unchanged,
      });
    case 'OrderLinesAllocated':
      return row('update', { allocated: true });
    case 'OrderLineShort':
      return row('update', { short: true });
    default:
      return event satisfies never;
  }
}
