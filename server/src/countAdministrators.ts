import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import type pg from 'pg';

/** Also invited ones without a password yet. */
export async function countAdministrators(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const table = await findRows(pool, { name: 'text' }, 'select to_regclass($1)::text as name', [
    accountsTable.qualifiedName,
  ]);
  if ((table[0]?.name ?? null) === null) return 0;
  const rows = await findRows(
    pool,
    { count: 'int not null' },
    `select count(*)::int as count from ${accountsTable.qualifiedName} where status = 'active' and roles ? 'admin'`,
  );
  return rows[0]?.count ?? 0;
}
