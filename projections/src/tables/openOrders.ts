import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';
import { changeColumns, orderChangeEvents, type OrderAmendmentRow, type OrderSummaryRow } from './orderSummaryRow.ts';

export const openOrdersModel = defineReadModel({
  name: 'openOrders',
  version: 2,
  on: ['OrderPlaced', 'OrderLinesAllocated', 'OrderLineShort', ...orderChangeEvents],
  tables: {
    /**
     * Rows stay; the query decides what is open. `allocated` and `short` are separate, because either may come first.
     */
    open_orders: {
      columns: {
        order_number: 'text not null',
        customer_number: 'text not null',
        /** yyyy-mm-dd in Brussels */
        delivery_day: 'text not null',
        /** ISO 8601 in UTC. */
        change_deadline: 'text not null',
        summary: typed<OrderSummaryRow>('json not null'),
        amended: typed<OrderAmendmentRow>('json'),
        allocated: 'boolean not null',
        short: 'boolean not null',
        ...changeColumns,
      },
      primaryKey: ['order_number'],
      indexes: {
        customer: '(customer_number, delivery_day, order_number)',
        /** Read each second by the deadline timer. */
        due: "(change_deadline) where state = 'open'",
      },
    },
  },
});
export const { open_orders: openOrdersTable } = openOrdersModel.tables;
