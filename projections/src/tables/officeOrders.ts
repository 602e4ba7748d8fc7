import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';
import { changeColumns, orderChangeEvents, type OrderAmendmentRow, type OrderSummaryRow } from './orderSummaryRow.ts';

export const officeOrdersModel = defineReadModel({
  name: 'officeOrders',
  version: 3,
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
    /** Orders of all customers, to search, filter and sort; instants are ISO 8601 in UTC, which sort as text. */
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
        /** Lower case: number, customer number, customer name and reference, a space between. */
        search: 'text not null',
        summary: typed<OrderSummaryRow>('json not null'),
        /** Once it was changed. */
        amended: typed<OrderAmendmentRow>('json'),
        allocated: 'boolean not null',
        short: 'boolean not null',
        /** How many the office wrote. */
        notes: 'int not null',
        /** Whether the office ever changed it in its customer's place. */
        corrected: 'boolean not null',
        ...changeColumns,
        /** Position of the last event: what has changed since is found by it. */
        position: 'text not null',
      },
      primaryKey: ['order_number'],
      indexes: {
        placed: '(placed_at, order_number)',
        delivery: '(delivery_day, order_number)',
        customer: '(customer_number, placed_at)',
        position: '(position)',
      },
    },
  },
});
export const { office_orders: officeOrdersTable } = officeOrdersModel.tables;
