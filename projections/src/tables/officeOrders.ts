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
        /** Lower case: number, customer number and name, and reference. */
        search: 'text not null',
        summary: typed<OrderSummaryRow>('json not null'),
        amended: typed<OrderAmendmentRow>('json'),
        allocated: 'boolean not null',
        short: 'boolean not null',
        notes: 'int not null',
        corrected: 'boolean not null',
        ...changeColumns,
        /** Position of the last event, for live lists. */
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
