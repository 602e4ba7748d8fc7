import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';
import { changeColumns, orderChangeEvents, type OrderAmendmentRow, type OrderSummaryRow } from './orderSummaryRow.ts';

export const officeOrdersModel = defineReadModel({
  name: 'officeOrders',
  version: 4,
  on: [
    'OrderPlaced',
    'OrderLinesAllocated',
    'OrderLineShort',
    'OrderConfirmationSent',
    'OrderNoted',
    'OrderPickingBegun',
    ...orderChangeEvents,
  ],
  tables: {
    /** ISO 8601 in UTC. */
    office_orders: {
      columns: {
        order_number: 'text not null',
        customer_number: 'text not null',
        customer_name: 'text not null',
        reference: 'text not null',
        placed_at: 'text not null',
        delivery_day: 'text not null',
        change_deadline: 'text not null',
        payable_cents: 'bigint not null',
        summary: typed<OrderSummaryRow>('json not null'),
        amended: typed<OrderAmendmentRow>('json'),
        allocated: 'boolean not null',
        short: 'boolean not null',
        notes: 'int not null',
        corrected: 'boolean not null',
        ...changeColumns,
      },
      primaryKey: ['order_number'],
      indexes: {
        placed: '(placed_at, order_number)',
        delivery: '(delivery_day, order_number)',
        customer: '(customer_number, placed_at) include (payable_cents)',
        running: '(customer_number, delivery_day, order_number)',
        name: '(customer_name, order_number)',
        reference: '(reference, order_number)',
        deadline: '(change_deadline, order_number)',
        amount: '(payable_cents, order_number)',
        number: '(order_number text_pattern_ops)',
        cancelled: "(placed_at) where state = 'cancelled'",
        held: '(placed_at) where hold is not null',
        locked: '(placed_at) where lock is not null',
        noted: '(placed_at) where notes > 0',
        corrected: '(placed_at) where corrected',
        short: '(placed_at) where short',
        pending: '(placed_at) where not allocated and not short',
      },
    },
    /** Never updated, because its index is slow to write. */
    office_order_texts: {
      columns: {
        order_number: 'text not null',
        /** `searchText` of order number, customer and reference. */
        words: 'text not null',
        placed_at: 'text not null',
      },
      primaryKey: ['order_number'],
      indexes: { words: 'using gin (words gin_trgm_ops)', placed: '(placed_at, order_number)' },
    },
    /** Also under earlier names. */
    office_order_customers: {
      columns: {
        customer_number: 'text not null',
        /** `searchText` of number and name. */
        words: 'text not null',
      },
      primaryKey: ['customer_number', 'words'],
    },
    /** For live lists. */
    office_order_changes: {
      columns: {
        order_number: 'text not null',
        /** Of the last event. */
        position: 'text not null',
      },
      primaryKey: ['order_number'],
      indexes: { position: '(position)' },
    },
  },
});
export const {
  office_orders: officeOrdersTable,
  office_order_texts: officeOrderTextsTable,
  office_order_customers: officeOrderCustomersTable,
  office_order_changes: officeOrderChangesTable,
} = officeOrdersModel.tables;
