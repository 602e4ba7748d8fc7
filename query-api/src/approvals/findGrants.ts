import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { customerUsersTable } from '@talloor/projections/tables/customerUsers.ts';
import {
  standardRights,
  completeRights,
  type CustomerGrant,
  type CustomerRight,
} from '@talloor/rules/account/rights.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';

export type FoundGrant = CustomerGrant & { readonly userId: string; readonly name: string };

/** Maximum of the command side (`findApprovers`) plus oneself. */
const most = 51;

const text = `
  select u.user_id, u.rights, u.order_limit, trim(concat(a.first_name, ' ', a.last_name)) as name
  from ${customerUsersTable.qualifiedName} u join ${accountsTable.qualifiedName} a using (user_id)
  where u.customer_number = $1 and (u.user_id = $2 or u.rights @> '["approve"]' and a.status = 'active')
  order by u.user_id limit ${most}`;

const columns = {
  ...columnsOf(customerUsersTable, 'user_id', 'order_limit'),
  rights: typed<readonly CustomerRight[]>('jsonb'),
  name: 'text not null',
} as const;

export async function findGrants(
  pool: pg.Pool,
  customerNumber: string,
  userId: string,
): Promise<readonly FoundGrant[]> {
  const rows = await findRows(pool, columns, { name: 'approvers', text, values: [customerNumber, userId] });
  return rows.map((row) => ({
    userId: row.user_id,
    rights: completeRights(row.rights ?? standardRights),
    orderLimitCents: row.order_limit,
    name: row.name,
  }));
}
