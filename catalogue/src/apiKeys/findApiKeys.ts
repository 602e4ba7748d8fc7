import type { Pool } from 'pg';
import type { KeyScope } from '@talloor/rules/erp/keyScopes.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { apiKeysTable } from '../tables.ts';

/** Times are ISO 8601. */
export type KnownApiKey = {
  readonly id: string;
  readonly name: string;
  readonly subjects: KeyScope[];
  readonly created_at: string;
  readonly created_by: string;
  readonly revoked_at: string | null;
  readonly last_used_at: string | null;
};

/** Newest first. */
export async function findApiKeys(pool: Pick<Pool, 'query'>, id: string | null = null): Promise<KnownApiKey[]> {
  const rows = await findRows(
    pool,
    columns,
    `select key_id, name, subjects, created_at, created_by, revoked_at, last_used_at from catalogue.api_keys
     where $1::text is null or key_id::text = $1 order by created_at desc, key_id`,
    [id],
  );
  return rows.map(({ key_id, created_at, revoked_at, last_used_at, ...row }) => ({
    id: key_id,
    ...row,
    created_at: created_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

const columns = {
  ...columnsOf(apiKeysTable, 'name', 'created_by', 'key_id', 'created_at', 'revoked_at', 'last_used_at'),
  subjects: typed<KeyScope[]>('text[] not null'),
} as const;
