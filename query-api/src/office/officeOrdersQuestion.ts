import type { z } from 'zod';
import { type listOfficeOrders, officeOrderFilter } from '@talloor/contracts/endpoints/office.ts';
import { readListQuery } from '@talloor/platform/http/readListQuery.ts';

export type OfficeOrdersQuestion = {
  readonly filter: z.output<typeof officeOrderFilter>;
  readonly range: readonly [number, number];
  readonly column: string;
  readonly descending: boolean;
  /** Last order of the page before. */
  readonly after: string | undefined;
};

const sortColumns = {
  id: 'order_number',
  order_number: 'order_number',
  customer_number: 'customer_number',
  customer_name: 'customer_name',
  reference: 'reference',
  placed_at: 'placed_at',
  order_date: 'placed_at',
  delivery_date: 'delivery_day',
  changeable_until: 'change_deadline',
  status: 'change_deadline',
  amount_to_pay: 'payable_cents',
} as const;
const sortFields = Object.keys(sortColumns) as (keyof typeof sortColumns)[];

/** @throws Problem request.malformed, naming the field */
export function officeOrdersQuestion(query: z.output<typeof listOfficeOrders.query>): OfficeOrdersQuestion {
  const { field, ...question } = readListQuery(query, officeOrderFilter, sortFields);
  return { ...question, column: sortColumns[field], after: query.after };
}
