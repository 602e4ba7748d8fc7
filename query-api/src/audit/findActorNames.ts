import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';

export async function findActorNames(pool: pg.Pool, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await findRows(
    pool,
    columnsOf(accountsTable, 'user_id', 'first_name', 'last_name'),
    `select user_id, first_name, last_name from ${accountsTable.qualifiedName} where user_id = any($1::text[])`,
    [[...new Set(ids)]],
  );
  const nameEntries = rows.map(
    (row) => [row.user_id, [row.first_name, row.last_name].filter(Boolean).join(' ')] as const,
  );
  return new Map(nameEntries.filter(([, name]) => name !== ''));
}
