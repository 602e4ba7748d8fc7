import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { containing, startingWith, withoutAccents, wordsOf } from '../office/sought.ts';
import { personColumns, type PersonRow } from './portalPeople.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';

export type PortalOrdersQuestion = {
  readonly q?: string | undefined;
  readonly user?: string | undefined;
  readonly state?: 'open' | 'processed' | 'past' | 'cancelled' | undefined;
  /** yyyy-mm-dd. */
  readonly day?: string | undefined;
};

const foundPortalOrderColumns = {
  ...columnsOf(
    openOrdersTable,
    'change_deadline',
    'version',
    'state',
    'hold',
    'lock',
    'summary',
    'amended',
    'allocated',
    'short',
    'delivery_day',
  ),
  ...personColumns,
} as const;
export type FoundPortalOrder = RowOf<typeof foundPortalOrderColumns>;

const orders = `${openOrdersTable.qualifiedName} o join ${orderDetailsTable.qualifiedName} d using (order_number)`;

/** Latest delivery first. @param at now, and its day in Brussels */
export async function findPortalOrders(
  pool: pg.Pool,
  customerNumber: string,
  question: PortalOrdersQuestion,
  at: { readonly now: Date; readonly today: string },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly results: number; readonly orders: readonly FoundPortalOrder[] }> {
  const { where, values } = conditionsOf(customerNumber, question, at);
  const [countRows, pageRows] = await Promise.all([
    findRows(
      pool,
      { results: 'int not null' },
      `select count(*)::int as results from ${orders} where ${where}`,
      values,
    ),
    findRows(
      pool,
      foundPortalOrderColumns,
      `select o.summary, o.amended, o.allocated, o.short, o.change_deadline, o.version, o.state, o.hold, o.lock, o.delivery_day, d.placed_by as user_id, a.first_name, a.last_name
       from ${orders} left join ${accountsTable.qualifiedName} a on a.user_id = d.placed_by
       where ${where} order by o.delivery_day desc, o.order_number desc limit ${page.limit} offset ${page.offset}`,
      values,
    ),
  ]);
  return { results: countRows[0]?.results ?? 0, orders: pageRows };
}

export async function findOrderers(pool: pg.Pool, customerNumber: string): Promise<readonly PersonRow[]> {
  const rows = await findRows(pool, personColumns, {
    name: 'portal-orderers',
    text: `select p.user_id, a.first_name, a.last_name
      from (select distinct d.placed_by as user_id from ${orders} where o.customer_number = $1) p
        left join ${accountsTable.qualifiedName} a using (user_id)`,
    values: [customerNumber],
  });
  return rows;
}

function conditionsOf(
  customerNumber: string,
  { q, user, state, day }: PortalOrdersQuestion,
  { now, today }: { readonly now: Date; readonly today: string },
): { readonly where: string; readonly values: string[] } {
  const conditions: string[] = [];
  const values: string[] = [];
  const parameter = (value: string): string => `$${values.push(value)}`;
  conditions.push(`o.customer_number = ${parameter(customerNumber)}`, `d.customer_number = $1`);
  for (const word of wordsOf(q)) {
    const reference = `${withoutAccents("lower(o.summary ->> 'reference')")} like ${withoutAccents(parameter(containing(word)))}`;
    conditions.push(`(o.order_number like ${parameter(startingWith(word))} or ${reference})`);
  }
  if (user !== undefined) conditions.push(`d.placed_by = ${parameter(user)}`);
  if (day !== undefined) conditions.push(`o.delivery_day = ${parameter(day)}`);
  if (state === 'cancelled') conditions.push("o.state = 'cancelled'");
  else if (state !== undefined) conditions.push("o.state <> 'cancelled'");
  if (state === 'open') conditions.push(`o.change_deadline > ${parameter(now.toISOString())}`);
  if (state === 'processed')
    conditions.push(`o.change_deadline <= ${parameter(now.toISOString())}`, `o.delivery_day >= ${parameter(today)}`);
  if (state === 'past') conditions.push(`o.delivery_day < ${parameter(today)}`);
  return { where: conditions.join(' and '), values };
}
