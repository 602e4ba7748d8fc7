import type { OrderContent } from '@talloor/events/basket/events.ts';
import { isOrderChange, type OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { searchText } from '@talloor/rules/format/searchText.ts';
import { projectOrderChange, unchanged } from '../../projectOrderChange.ts';
import { amendmentOf, summarizeOrder } from '../../summarizeOrder.ts';
import {
  officeOrderChangesTable,
  officeOrderCustomersTable,
  officeOrdersModel,
  officeOrdersTable,
  officeOrderTextsTable,
} from '../../tables/officeOrders.ts';

type Handled = Extract<OrderEvent, { type: (typeof officeOrdersModel.on)[number] }>;

/** Every event moves `position`, so that lists see the change. */
export const officeOrders = createProjector<Handled>(officeOrdersModel, projectOfficeOrders);

function projectOfficeOrders(decoded: DecodedEvent<Handled>): readonly RowOperation[] {
  const { event, position } = decoded;
  const key = { order_number: decoded.streamId.slice('order-'.length) };
  const change = (kind: 'upsert' | 'update'): RowOperation => ({
    kind,
    table: officeOrderChangesTable.name,
    key,
    values: { position },
  });
  const update = (values: Row): RowOperation[] => [
    { kind: 'update', table: officeOrdersTable.name, key, values },
    change('update'),
  ];
  if (isOrderChange(event)) {
    if (event.type !== 'OrderModificationSubmitted') return update(projectOrderChange(event));
    return update({
      ...projectOrderChange(event),
      amended: amendmentOf(event.data),
      payable_cents: event.data.totals.payableCents,
      ...(event.data.reason !== undefined && { corrected: true }),
    });
  }
  switch (event.type) {
    case 'OrderPlaced':
      return [
        { kind: 'upsert', table: officeOrdersTable.name, key, values: placed(event.data, decoded.metadata.channel) },
        { kind: 'upsert', table: officeOrderTextsTable.name, key, values: textsOf(event.data) },
        { kind: 'upsert', table: officeOrderCustomersTable.name, key: customerOf(event.data), values: {} },
        change('upsert'),
      ];
    case 'OrderLinesAllocated':
      return update({ allocated: true });
    case 'OrderLineShort':
      return update({ short: true });
    case 'OrderConfirmationSent':
    case 'OrderPickingBegun':
      return [change('update')];
    case 'OrderNoted':
      return update({ notes: event.data.number });
    default:
      return event satisfies never;
  }
}

const textsOf = ({ orderNumber, customerNumber, customerName, reference, placedAt }: OrderContent): Row => ({
  words: searchText(orderNumber, customerNumber, customerName, reference),
  placed_at: placedAt,
});

const customerOf = ({ customerNumber, customerName }: OrderContent): Row => ({
  customer_number: customerNumber,
  words: searchText(customerNumber, customerName),
});

const placed = (content: OrderContent, channel: string): Row => ({
  customer_number: content.customerNumber,
  customer_name: content.customerName,
  reference: content.reference,
  placed_at: content.placedAt,
  delivery_day: content.delivery.day,
  change_deadline: content.changeDeadline,
  payable_cents: content.totals.payableCents,
  summary: summarizeOrder(content, channel),
  allocated: false,
  short: false,
  notes: 0,
  corrected: false,
  ...unchanged,
});
