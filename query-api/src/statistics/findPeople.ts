import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

const columns = { ...columnsOf(accountsTable, 'user_id'), name: 'text not null' } as const;
const text = `
  select user_id, trim(concat(first_name, ' ', last_name)) as name
  from ${accountsTable.qualifiedName} where user_id = any($1::text[])`;

export async function findPeople(pool: pg.Pool, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await findRows(pool, columns, { name: 'people-of-purchases', text, values: [userIds] });
  return new Map(rows.map(({ user_id: id, name }) => [id, name]));
}
