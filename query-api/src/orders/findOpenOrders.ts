import type pg from 'pg';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import type { OpenOrderState } from '@talloor/contracts/endpoints/orders.ts';
import { containing, wordsOf } from '../office/sought.ts';
import { deliveriesAsD, deliverySummary } from './deliverySummary.ts';
import { foundOpenOrderColumns, type FoundOpenOrder } from './openOrderView.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

const orders = `${openOrdersTable.qualifiedName}`;
const deliveries = `${deliveriesTable.qualifiedName}`;
const ofCustomer = `o.customer_number = $1 and o.state <> 'cancelled'`;
/** Delivered orders leave the list on the next day. */
const dueSql = `not exists (
  select from ${deliveries} came where came.order_number = o.order_number and came.delivered_day < $2)`;
/** In two indexed parts, old orders are not read. Late orders stay until the day after delivery. */
const parts = {
  late: `o.delivery_day < $2 and o.order_number = any(array(
    select order_number from ${deliveries}
    where customer_number = $1 and dashboard_group in ('open', 'delivered')
      and (delivered_at is null or delivered_day >= $2)))`,
  coming: 'o.delivery_day >= $2',
};
const openText = (part: keyof typeof parts, conditions: string): string =>
  `select o.* from ${orders} o where ${ofCustomer} and ${parts[part]} and ${dueSql}${conditions}`;
const pageText = (conditions: string, limit: string, offset: string): string => `
  select o.order_number, o.summary, o.amended, o.change_deadline, o.allocated, o.short, o.version, o.state, o.hold, o.lock,
    case when o.hold is not null then
      (select a.first_name from ${accountsTable.qualifiedName} a where a.user_id = o.hold->>'by') end as holder,
    ${deliverySummary}
  from (
    (${openText('late', conditions)})
    union all
    (${openText('coming', conditions)} order by o.delivery_day, o.order_number limit ${limit}::bigint + ${offset}::bigint)
  ) o left join ${deliveriesAsD} on d.order_number = o.order_number
  order by o.delivery_day, o.order_number limit ${limit} offset ${offset}`;
const countText = (conditions: string): string => `
  select ((select count(*) from (${openText('late', conditions)}) late)
    + (select count(*) from (${openText('coming', conditions)}) coming))::int as results`;
/** Prepared, because every start page runs it. */
const plainPage = pageText('', '$3', '$4');

export type OpenOrdersQuestion = {
  readonly q?: string;
  /** Delivery days, yyyy-mm-dd, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: OpenOrderState | undefined;
};

/**
 * Next delivery first. Open until the day after delivery, by report or agreed day in Brussels (readings.md, Order
 * groups).
 */
export async function findOpenOrders(
  pool: pg.Pool,
  customerNumber: string,
  now: Date,
  page: { readonly limit: number; readonly offset: number },
  question: OpenOrdersQuestion = {},
): Promise<readonly FoundOpenOrder[]> {
  const values: unknown[] = [customerNumber, dayAt(now.getTime())];
  const value: Value = (parameter) => `$${values.push(parameter)}`;
  const conditions = conditionsOf(question, now, value);
  const [limit, offset] = [value(page.limit), value(page.offset)];
  const query =
    conditions === '' ? { name: 'open-orders', text: plainPage } : { text: pageText(conditions, limit, offset) };
  const rows = await findRows(pool, foundOpenOrderColumns, { ...query, values });
  return rows;
}

export async function countOpenOrders(
  pool: pg.Pool,
  customerNumber: string,
  now: Date,
  question: OpenOrdersQuestion = {},
): Promise<number> {
  const values: unknown[] = [customerNumber, dayAt(now.getTime())];
  const conditions = conditionsOf(question, now, (parameter) => `$${values.push(parameter)}`);
  const rows = await findRows(pool, { results: 'int not null' }, countText(conditions), values);
  return rows[0]?.results ?? 0;
}

type Value = (parameter: string | number) => string;

function conditionsOf({ q = '', from, to, state }: OpenOrdersQuestion, now: Date, value: Value): string {
  const words = wordsOf(q).map((word) => {
    const pattern = value(containing(word));
    return ` and (o.order_number like ${pattern} or lower(o.summary->>'reference') like ${pattern})`;
  });
  // Mussels are only cancelled (ADR 0148).
  const changeable = () => `(o.state = 'open' and o.change_deadline > ${value(now.toISOString())}
    and o.summary->'delivery_service'->>'kind' is distinct from 'mussels')`;
  const states = {
    changeable: () => ` and ${changeable()}`,
    processed: () => ` and not ${changeable()}`,
    short: () =>
      ' and (o.short or coalesce((select came.short_lines from ' +
      `${deliveries} came where came.order_number = o.order_number), 0) > 0)`,
  } satisfies Record<OpenOrderState, () => string>;
  return [
    ...words,
    ...(from === undefined ? [] : [` and o.delivery_day >= ${value(from)}`]),
    ...(to === undefined ? [] : [` and o.delivery_day <= ${value(to)}`]),
    ...(state === undefined ? [] : [states[state]()]),
  ].join('');
}
