import type pg from 'pg';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { checkpointsTable, parkedTable } from '@talloor/platform/tables.ts';
import { beginning, type Position } from '@talloor/platform/eventStore/port.ts';

const name = 'linkOrderStreams';

export type LinkPolicy = {
  readonly position: Position;
  readonly parked: ReadonlySet<string>;
};

/** Read it before the links, because they only grow. */
export async function readLinkPolicy(pool: Pick<pg.Pool, 'query'>): Promise<LinkPolicy> {
  const parkedText = 'select stream_id from platform.parked where policy = $1 and discarded_at is null';
  const [checkpoint, parked] = await Promise.all([
    findRow(
      pool,
      columnsOf(checkpointsTable, 'position'),
      'select position from platform.checkpoints where name = $1',
      [name],
    ),
    findRows(pool, columnsOf(parkedTable, 'stream_id'), parkedText, [name]),
  ]);
  return {
    position: checkpoint?.position ?? beginning,
    parked: new Set(parked.map(({ stream_id }) => stream_id)),
  };
}
