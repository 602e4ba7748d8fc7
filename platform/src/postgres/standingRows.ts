import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { findRows } from './findRows.ts';
import type { RowOf } from './columns.ts';

/** What stands in one table: how many rows, and a hash of all they say. */
const columns = { name: 'text not null', count: 'bigint not null', content: 'text' } as const;
export type StandingRows = RowOf<typeof columns>;

/**
 * What stands in all tables of these schemas, for a test that says that a refused call changed nothing. Left out is what moves by
 * being looked at: checkpoints, and when a key was last used.
 */
export async function standingRows(
  pool: Pick<Pool, 'query'>,
  schemas: readonly string[],
): Promise<readonly StandingRows[]> {
  const tables = await findRows(
    pool,
    { name: 'text not null' },
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname = any($1) and tablename not in ('checkpoints', 'subscriptions') order by 1`,
    [schemas],
  );
  // One prepared statement: a walk over all endpoints asks this some hundred times.
  const text = `${tables.map(({ name }) => rowsOf(name)).join(' union all ')} order by 1`;
  return findRows(pool, columns, { name: createHash('md5').update(text).digest('hex'), text });
}

/** The name comes quoted from the catalogue of PostgreSQL. */
const rowsOf = (name: string): string => `select '${name.replaceAll("'", "''")}' as name, count(*) as count,
  md5(string_agg(row, '' order by row)) as content
  from ${name} t, lateral (select (to_jsonb(t) - 'last_used_at')::text as row) as content`;
