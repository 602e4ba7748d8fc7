import type pg from 'pg';
import type { officeOrderStates } from '@talloor/contracts/endpoints/office.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { officeOrdersTable } from '@talloor/projections/tables/officeOrders.ts';
import { deliveriesAsD, deliverySummary } from '../orders/deliverySummary.ts';
import { foundOfficeOrderColumns, officeOrderColumns, type FoundOfficeOrder } from './officeOrderView.ts';
import type { OfficeOrdersQuestion } from './officeOrdersQuestion.ts';
import { containing, startingWith, withoutAccents, wordsOf } from './sought.ts';
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
): Promise<{ total: number; orders: FoundOfficeOrder[] }> {
  const { where, values } = conditionsOf(question, now);
  const [first, last] = question.range;
  const direction = question.descending ? 'desc' : 'asc';
  const [countRows, pageRows] = await Promise.all([
    findRows(
      pool,
      { total: 'int not null' },
      `select count(*)::int as total from ${officeOrdersTable.qualifiedName} office ${where}`,
      values,
    ),
    findRows(
      pool,
      foundOfficeOrderColumns,
      `${withDeliveries(`select ${listOf(officeOrderColumns)}, ${question.column} as sorted
         from ${officeOrdersTable.qualifiedName} office ${where}
         order by ${question.column} ${direction}, order_number ${direction} limit ${last - first + 1} offset ${first}`)}
       order by o.sorted ${direction}, o.order_number ${direction}`,
      values,
    ),
  ]);
  return { total: countRows[0]?.total ?? 0, orders: pageRows };
}

function conditionsOf({ filter }: OfficeOrdersQuestion, now: Date): { where: string; values: string[] } {
  const conditions: string[] = [];
  const values: string[] = [];
  const add = (condition: (parameter: string) => string, value: string): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  for (const word of wordsOf(filter.q))
    add((parameter) => `${withoutAccents('search')} like ${withoutAccents(parameter)}`, containing(word));
  if (filter.order_number) add((parameter) => `order_number like ${parameter}`, startingWith(filter.order_number));
  for (const word of wordsOf(filter.customer))
    add(
      (parameter) =>
        `${withoutAccents("customer_number || ' ' || lower(customer_name)")} like ${withoutAccents(parameter)}`,
      containing(word),
    );
  if (filter.delivery_date) add((parameter) => `delivery_day = ${parameter}`, filter.delivery_date);
  if (filter.status) {
    values.push(now.toISOString());
    conditions.push(stateConditions(`$${values.length}`)[filter.status]);
  }
  if (filter.mark) conditions.push(filter.mark === 'noted' ? 'notes > 0' : 'corrected');
  if (filter.allocation) conditions.push(allocationConditions[filter.allocation]);
  return { where: conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`, values };
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
