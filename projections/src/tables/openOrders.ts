import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';
import { changeColumns } from './orderSummaryRow.ts';

/**
 * A customer's orders by delivery day. Whether one is still open depends on the day, so that rows stay and the query
 * compares. `allocated` and `short` are two columns because either may come first.
 */
export const openOrdersTable = {
  name: 'open_orders_2',
  columns: {
    order_number: 'text not null',
    customer_number: 'text not null',
    /** yyyy-mm-dd in Brussels */
    delivery_day: 'text not null',
    /** ISO 8601 in UTC, which sorts as text. */
    change_deadline: 'text not null',
    /** OrderSummaryRow */
    summary: 'json not null',
    /** OrderAmendmentRow, once it was changed. */
    amended: 'json',
    allocated: 'boolean not null',
    short: 'boolean not null',
    ...changeColumns,
  },
  primaryKey: ['order_number'],
  indexes: {
    open_orders_2_customer: '(customer_number, delivery_day, order_number)',
    /** What is to be closed: the timer looks here each second. */
    open_orders_2_due: "(change_deadline) where state = 'open'",
  },
} as const satisfies TableDefinition;
