import type pg from 'pg';
import type { z } from 'zod';
import type { officeCustomerFilter } from '@talloor/contracts/endpoints/office.ts';
import {
  accountCustomersTable,
  accountsTable,
  customerStandingsTable,
  type AccountStatus,
} from '@talloor/projections/tables/accounts.ts';
import { officeOrdersTable } from '@talloor/projections/tables/officeOrders.ts';
import type { ListQuestion } from '@talloor/platform/http/readListQuery.ts';
import { containing, withoutAccents, wordsOf } from '../office/sought.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed, columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { customersTable } from '@talloor/catalogue/tables.ts';

export const customerSortFields = ['name', 'id', 'city', 'segment'] as const;
export type OfficeCustomersQuestion = ListQuestion<
  z.output<typeof officeCustomerFilter>,
  (typeof customerSortFields)[number]
>;

const from = `from catalogue.customers c left join ${customerStandingsTable.qualifiedName} s using (customer_number)`;
const officeCustomerColumns = {
  ...columnsOf(customersTable, 'name', 'segment', 'price_group', 'show_prices', 'erp_number'),
  id: 'text not null',
  postal: 'text not null',
  city: 'text not null',
  status: typed<AccountStatus>('text not null'),
  users: 'int not null',
  open_orders: 'int not null',
} as const;
const columns = `c.customer_number as id, c.name, c.segment, c.price_group, c.show_prices, c.erp_number,
  coalesce(c.address ->> 'postal', '') as postal, coalesce(c.address ->> 'city', '') as city,
  coalesce(s.status, 'active') as status,
  (select count(*)::int from ${accountCustomersTable.qualifiedName} l join ${accountsTable.qualifiedName} a using (user_id)
    where l.customer_number = c.customer_number and a.status <> 'cancelled') as users,
  (select count(*)::int from ${officeOrdersTable.qualifiedName} o
    where o.customer_number = c.customer_number and o.delivery_day >= $1) as open_orders`;
const orders: Readonly<Record<(typeof customerSortFields)[number], string>> = {
  name: 'lower(c.name)',
  id: 'c.customer_number',
  city: "c.address ->> 'city'",
  segment: 'c.segment',
};

/** @param today yyyy-mm-dd */
export async function findOfficeCustomers(
  pool: pg.Pool,
  { filter, range, field, descending }: OfficeCustomersQuestion,
  today: string,
): Promise<{ total: number; customers: RowOf<typeof officeCustomerColumns>[] }> {
  const { where, values } = conditionsOf(filter, today);
  const [first, last] = range;
  const direction = descending ? 'desc' : 'asc';
  const [countRows, pageRows] = await Promise.all([
    findRows(pool, { total: 'int not null' }, `select count(*)::int as total ${from} where $1 <> '' ${where}`, values),
    findRows(
      pool,
      officeCustomerColumns,
      `select ${columns} ${from} where $1 <> '' ${where} order by ${orders[field]} ${direction}, c.customer_number
       limit ${last - first + 1} offset ${first}`,
      values,
    ),
  ]);
  return { total: countRows[0]?.total ?? 0, customers: pageRows };
}

function conditionsOf(
  { q, status, id }: z.output<typeof officeCustomerFilter>,
  today: string,
): { where: string; values: unknown[] } {
  const values: unknown[] = [today];
  const conditions: string[] = [];
  const add = (condition: (parameter: string) => string, value: unknown): void => {
    values.push(value);
    conditions.push(` and ${condition(`$${values.length}`)}`);
  };
  const searched = withoutAccents(
    "lower(concat_ws(' ', c.customer_number, c.erp_number, c.name, c.address ->> 'city'))",
  );
  for (const word of wordsOf(q)) add((parameter) => `${searched} like ${withoutAccents(parameter)}`, containing(word));
  if (status) add((parameter) => `coalesce(s.status, 'active') = ${parameter}`, status);
  if (id) add((parameter) => `c.customer_number = any(${parameter}::text[])`, [id].flat());
  return { where: conditions.join(''), values };
}
