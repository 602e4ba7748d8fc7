import { noPassword } from '@talloor/command-api/aggregates/account/passwords/noPassword.ts';
import { credentialsTable } from '@talloor/command-api/tables.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import type pg from 'pg';

/** Those with a password. */
export async function countAdministrators(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const table = await findRows(pool, { name: 'text' }, 'select to_regclass($1)::text as name', [
    accountsTable.qualifiedName,
  ]);
  if ((table[0]?.name ?? null) === null) return 0;
  const rows = await findRows(
    pool,
    { count: 'int not null' },
    `select count(*)::int as count from ${accountsTable.qualifiedName} account
     where status = 'active' and roles ? 'admin' and exists (
       select from ${credentialsTable.qualifiedName} c where c.user_id = account.user_id and c.password_hash <> $1)`,
    [noPassword],
  );
  return rows[0]?.count ?? 0;
}
