import type pg from 'pg';
import type { z } from 'zod';
import type { officeUserFilter } from '@talloor/contracts/endpoints/officeAccounts.ts';
import {
  accountCustomersTable,
  accountsTable,
  customerStandingsTable,
  type AccountStatus,
} from '@talloor/projections/tables/accounts.ts';
import { customerUsersTable } from '@talloor/projections/tables/customerUsers.ts';
import { officeUsersTable } from '@talloor/projections/tables/officeUsers.ts';
import type { PersonRole } from '@talloor/rules/account/officeRights.ts';
import type { CustomerRight } from '@talloor/rules/account/rights.ts';
import type { ListQuestion } from '@talloor/platform/http/readListQuery.ts';
import { containing, withoutAccents, wordsOf } from '../office/sought.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

export const userSortFields = ['name', 'username', 'registered_at', 'status'] as const;
export type OfficeUsersQuestion = ListQuestion<
  z.output<typeof officeUserFilter>,
  (typeof userSortFields)[number] | 'id'
>;

const officeUserRowColumns = {
  ...columnsOf(
    accountsTable,
    'user_id',
    'username',
    'first_name',
    'last_name',
    'email',
    'position',
    'phone_1',
    'status',
    'erasure_requested_at',
  ),
  ...columnsOf(officeUsersTable, 'registered_at', 'blocked_until'),
  language: typed<'nl' | 'fr'>('text not null'),
  roles: typed<PersonRole[]>('jsonb not null'),
  customers: typed<
    readonly {
      customer_number: string;
      name: string;
      status: AccountStatus;
      /** Null: the standard rights. */
      rights: CustomerRight[] | null;
      order_limit_cents: number | null;
    }[]
  >('json not null'),
} as const;
export type OfficeUserRow = RowOf<typeof officeUserRowColumns>;

const links = `${accountCustomersTable.qualifiedName}`;
const customersOf = `coalesce((
  select json_agg(json_build_object('customer_number', l.customer_number, 'name', coalesce(c.name, l.customer_number),
    'status', coalesce(s.status, 'active'), 'rights', g.rights, 'order_limit_cents', g.order_limit) order by c.name, l.customer_number)
  from ${links} l left join catalogue.customers c using (customer_number)
    left join ${customerStandingsTable.qualifiedName} s using (customer_number)
    left join ${customerUsersTable.qualifiedName} g on g.customer_number = l.customer_number and g.user_id = l.user_id
  where l.user_id = u.user_id), '[]') as customers`;
const columns = `u.user_id, u.username, u.first_name, u.last_name, u.email, u.language, u.roles, u.status, u.position, u.phone_1,
  o.registered_at, o.blocked_until, u.erasure_requested_at, ${customersOf}`;
const from = `from ${accountsTable.qualifiedName} u join ${officeUsersTable.qualifiedName} o using (user_id)`;

/** Erased accounts come last. */
const orders: Readonly<Record<(typeof userSortFields)[number], string>> = {
  name: "lower(concat_ws(' ', nullif(u.last_name, ''), u.first_name))",
  username: 'lower(u.username)',
  registered_at: 'o.registered_at',
  status: 'u.status',
};

export async function findOfficeUsers(
  pool: pg.Pool,
  { filter, range, field, descending }: OfficeUsersQuestion,
  now: Date,
): Promise<{ total: number; users: OfficeUserRow[] }> {
  const { where, values } = conditionsOf(filter, now);
  const [first, last] = range;
  const by = field === 'id' ? 'u.user_id' : orders[field];
  const direction = descending ? 'desc' : 'asc';
  const [countRows, pageRows] = await Promise.all([
    findRows(pool, { total: 'int not null' }, `select count(*)::int as total ${from} ${where}`, values),
    findRows(
      pool,
      officeUserRowColumns,
      `select ${columns} ${from} ${where} order by ${by} ${direction} nulls last, u.user_id
       limit ${last - first + 1} offset ${first}`,
      values,
    ),
  ]);
  return { total: countRows[0]?.total ?? 0, users: pageRows };
}

export async function findOfficeUser(pool: pg.Pool, userId: string): Promise<OfficeUserRow | null> {
  const text = `select ${columns} ${from} where u.user_id = $1`;
  const rows = await findRows(pool, officeUserRowColumns, { name: 'office-user', text, values: [userId] });
  return rows[0] ?? null;
}

function conditionsOf(filter: z.output<typeof officeUserFilter>, now: Date): { where: string; values: string[] } {
  const conditions: string[] = [];
  const values: string[] = [];
  const add = (condition: (parameter: string) => string, value: string): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  for (const word of wordsOf(filter.q))
    add(
      (parameter) => `(${withoutAccents("lower(concat_ws(' ', u.username, u.first_name, u.last_name, u.email))")}
          like ${withoutAccents(parameter)}
        or exists (select from ${links} l left join catalogue.customers c using (customer_number)
          where l.user_id = u.user_id
            and ${withoutAccents("lower(concat_ws(' ', l.customer_number, c.name))")} like ${withoutAccents(parameter)}))`,
      containing(word),
    );
  if (filter.status) add((parameter) => `u.status = ${parameter}`, filter.status);
  if (filter.role) conditions.push(`${filter.role === 'customer' ? '' : 'not '}u.roles ? 'customer'`);
  if (filter.needs === 'unlock') add((parameter) => `o.blocked_until > ${parameter}`, now.toISOString());
  if (filter.needs === 'erasure') conditions.push('u.erasure_requested_at is not null and u.username is not null');
  if (filter.customer)
    add(
      (parameter) => `exists (select from ${links} l where l.user_id = u.user_id and l.customer_number = ${parameter})`,
      filter.customer,
    );
  return { where: conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`, values };
}
