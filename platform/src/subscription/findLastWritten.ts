import type pg from 'pg';
import type { Position } from '../event-store/port.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf } from '../postgres/columns.ts';
import { checkpointsTable } from '../tables.ts';

/**
 * How far the events lie by which rows of read models were last written: another one once anything of them changed, and the
 * same however many events went by that they ignore. Read by any process, and after a restart.
 * @param names of checkpoints, `<model>@<version>`; one of which no row was written is not in the answer
 */
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
  return new Map(rows.map(({ name, written }) => [name, written]));
}
