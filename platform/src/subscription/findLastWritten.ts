import type pg from 'pg';
import type { Position } from '../eventStore/port.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf } from '../postgres/columns.ts';
import { checkpointsTable } from '../tables.ts';

/** @param names checkpoints, `<model>@<version>`; absent from the result without written rows */
export async function findLastWritten(pool: pg.Pool, names: readonly string[]): Promise<ReadonlyMap<string, Position>> {
  const rows = await findRows(
    pool,
    { ...columnsOf(checkpointsTable, 'name'), written: 'text not null' },
    {
      name: 'last-written',
      text: 'select name, rows_written_at as written from platform.checkpoints where name = any($1) and rows_written_at is not null',
      values: [names],
    },
  );
  return new Map(rows.map(({ name, written: writtenAt }) => [name, writtenAt]));
}
