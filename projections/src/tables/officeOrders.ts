import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';
import { changeColumns } from './orderSummaryRow.ts';

/** Orders of all customers, to search, filter and sort; instants are ISO 8601 in UTC, which sort as text. */
export const officeOrdersTable = {
  name: 'office_orders_3',
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
    /** OrderSummaryRow */
    summary: 'json not null',
    /** OrderAmendmentRow, once it was changed. */
    amended: 'json',
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
    office_orders_3_placed: '(placed_at, order_number)',
    office_orders_3_delivery: '(delivery_day, order_number)',
    office_orders_3_customer: '(customer_number, placed_at)',
    office_orders_3_position: '(position)',
  },
} as const satisfies TableDefinition;
