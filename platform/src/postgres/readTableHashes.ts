import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { findRows } from './findRows.ts';
import type { RowOf } from './columns.ts';

const columns = { name: 'text not null', count: 'bigint not null', content: 'text' } as const;
export type TableHash = RowOf<typeof columns>;

/** Excludes checkpoints, counters of calls and last-use times. */
export async function readTableHashes(
  pool: Pick<Pool, 'query'>,
  schemas: readonly string[],
): Promise<readonly TableHash[]> {
  const tables = await findRows(
    pool,
    { name: 'text not null' },
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname = any($1) and tablename not in ('checkpoints', 'rate_limits', 'subscriptions') order by 1`,
    [schemas],
  );
  // One statement, because tests repeat it often.
  const text = `${tables.map(({ name }) => rowsOf(name)).join(' union all ')} order by 1`;
  return findRows(pool, columns, { name: createHash('md5').update(text).digest('hex'), text });
}

/** PostgreSQL returns quoted names. */
const rowsOf = (name: string): string => `select '${name.replaceAll("'", "''")}' as name, count(*) as count,
  md5(string_agg(row, '' order by row)) as content
  from ${name} t, lateral (select (to_jsonb(t) - 'last_used_at')::text as row) as content`;
