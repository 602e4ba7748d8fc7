import type { Pool } from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed, columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { changesTable } from '../tables.ts';

const pastRowColumns = {
  ...columnsOf(changesTable, 'subject'),
  key: 'text not null',
  /** By column name; money in mills. */
  row: typed<Readonly<Record<string, unknown>>>('jsonb not null'),
  knownSince: 'timestamptz not null',
  changedBy: 'text not null',
} as const;
export type PastRow = RowOf<typeof pastRowColumns>;

/**
 * The last change per key, unless a deletion. Imports count from their end.
 * @param condition on `c`, the change rows, with `values` from `$2`
 */
export async function pastRows(
  pool: Pick<Pool, 'query'>,
  at: Date,
  condition: string,
  values: readonly unknown[],
): Promise<readonly PastRow[]> {
  return findRows(
    pool,
    pastRowColumns,
    `select * from (
       select distinct on (c.subject, c.subject_key) c.subject, c.subject_key as key, c.after as row,
         coalesce(i.imported_at, c.changed_at) as "knownSince", c.changed_by as "changedBy"
       from catalogue.changes c left join catalogue.imports i on i.batch_id = c.batch_id
       where (${condition}) and coalesce(i.imported_at, c.changed_at) <= $1
       order by c.subject, c.subject_key, c.change_id desc
     ) as last where row is not null`,
    [at, ...values],
  );
}
