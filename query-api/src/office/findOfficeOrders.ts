import type pg from 'pg';
import type { officeOrderStates } from '@talloor/contracts/endpoints/office.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { officeOrdersTable, officeOrderTextsTable } from '@talloor/projections/tables/officeOrders.ts';
import { deliveriesAsD, deliverySummary } from '../orders/deliverySummary.ts';
import { foundOfficeOrderColumns, officeOrderColumns, type FoundOfficeOrder } from './officeOrderView.ts';
import type { OfficeOrdersQuestion } from './officeOrdersQuestion.ts';
import { lastPageCount, limitedCount } from '../limitedCount.ts';
import { findOrderingCustomers } from './findOrderingCustomers.ts';
import { searchPatterns, startingWith } from './sought.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { listOf } from '@talloor/platform/postgres/columns.ts';

/** @param orderQuery query of `officeOrderColumns` and the sort columns, alias `o` */
export const withDeliveries = (orderQuery: string): string => `
  select ${listOf(officeOrderColumns, 'o')}, ${deliverySummary},
    case when o.hold is not null then
      (select nullif(concat_ws(' ', a.first_name, a.last_name), '')
       from ${accountsTable.qualifiedName} a where a.user_id = o.hold->>'by') end as holder
  from (${orderQuery}) o left join ${deliveriesAsD} on d.order_number = o.order_number`;

export async function findOfficeOrders(
  pool: pg.Pool,
  question: OfficeOrdersQuestion,
  now: Date,
): Promise<{ total: number | null; orders: FoundOfficeOrder[] }> {
  const { words, others, values } = await findConditions(pool, question, now);
  const [first, last] = question.range;
  const direction = question.descending ? 'desc' : 'asc';
  const { column, after } = question;
  // A key leads to a page behind others at once, an offset past all their rows.
  const key = (table: { readonly qualifiedName: string }): string =>
    after === undefined
      ? ''
      : ` and (${column}, order_number) ${question.descending ? '<' : '>'}
          (select ${column}, order_number from ${table.qualifiedName} where order_number = $${values.length + 1})`;
  const pageValues = after === undefined ? values : [...values, after];
  const page = `limit ${last - first + 1} offset ${after === undefined ? first : 0}`;
  const orders = `${officeOrdersTable.qualifiedName} office`;
  const texts = `${officeOrderTextsTable.qualifiedName} where ${words.join(' and ')}`;
  const hasWords = words.length === 0 ? [] : [`order_number in (select order_number from ${texts})`];
  const where = ['true', ...others, ...hasWords].join(' and ');
  // Words alone need no row of the orders but those of the page.
  const isNarrow = words.length > 0 && others.length === 0;
  const ofPage = `order_number in (select order_number from ${texts}${key(officeOrderTextsTable)}
    order by placed_at ${direction}, order_number ${direction} ${page})`;
  const pageQuery =
    isNarrow && column === 'placed_at'
      ? `where ${ofPage}`
      : `where ${where}${key(officeOrdersTable)} order by ${column} ${direction}, order_number ${direction} ${page}`;
  const found = await findRows(
    pool,
    foundOfficeOrderColumns,
    `${withDeliveries(`select ${listOf(officeOrderColumns)}, ${column} as sorted from ${orders} ${pageQuery}`)}
     order by o.sorted ${direction}, o.order_number ${direction}`,
    pageValues,
  );
  const total =
    lastPageCount(found.length, first, last - first + 1) ??
    (await limitedCount(pool, isNarrow ? texts : `${orders} where ${where}`, values, last + 1));
  return { total, orders: found };
}

type Conditions = {
  readonly words: readonly string[];
  readonly others: readonly string[];
  readonly values: readonly unknown[];
};

async function findConditions(pool: pg.Pool, { filter }: OfficeOrdersQuestion, now: Date): Promise<Conditions> {
  const values: unknown[] = [];
  const value = (parameter: unknown): string => `$${values.push(parameter)}`;
  const others = [...(await findOrderingCustomers(pool, filter.customer, value))];
  const words = searchPatterns(filter.q).map((pattern) => `words like ${value(pattern)}`);
  if (filter.order_number) others.push(`order_number like ${value(startingWith(filter.order_number))}`);
  if (filter.delivery_date) others.push(`delivery_day = ${value(filter.delivery_date)}`);
  if (filter.status) others.push(stateConditions(value(now.toISOString()))[filter.status]);
  if (filter.mark) others.push(filter.mark === 'noted' ? 'notes > 0' : 'corrected');
  if (filter.allocation) others.push(allocationConditions[filter.allocation]);
  return { words, others, values };
}

const allocationConditions = {
  pending: 'not allocated and not short',
  allocated: 'allocated and not short',
  short: 'short',
} as const;

/** By the clock. @param now parameter of the time */
const stateConditions = (now: string): Readonly<Record<(typeof officeOrderStates)[number], string>> => {
  const open = `state <> 'cancelled' and change_deadline > ${now}`;
  const delivery = (when: string) =>
    `exists (select from ${deliveriesAsD} where d.order_number = office.order_number and ${when})`;
  return {
    open,
    locked: `${open} and lock is not null and (lock->>'until' is null or lock->>'until' > ${now})`,
    in_use: `${open} and hold is not null and hold->>'until' > ${now}`,
    processed: `state <> 'cancelled' and change_deadline <= ${now}`,
    under_way: `${delivery('d.dispatched_at is not null and d.delivered_at is null')} and ${now}::text is not null`,
    delivered: `${delivery('d.delivered_at is not null')} and ${now}::text is not null`,
    cancelled: `state = 'cancelled' and ${now}::text is not null`,
  };
};
