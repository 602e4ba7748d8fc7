import type pg from 'pg';
import { typed } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { customerUsersTable } from '@talloor/projections/tables/customerUsers.ts';
import { completeRights, standardRights, type CustomerRight } from '@talloor/rules/account/rights.ts';

export type RightsByCustomer = ReadonlyMap<string, readonly CustomerRight[]>;

export async function findRights(pool: pg.Pool, userId: string): Promise<RightsByCustomer> {
  const rows = await findRows(pool, columns, { name: 'rights-by-customer', text, values: [userId] });
  return new Map(rows.map((row) => [row.customer_number, completeRights(row.rights ?? standardRights)]));
}

const columns = { customer_number: 'text not null', rights: typed<readonly CustomerRight[]>('jsonb') } as const;
const text = `select customer_number, rights from ${customerUsersTable.qualifiedName} where user_id = $1`;
