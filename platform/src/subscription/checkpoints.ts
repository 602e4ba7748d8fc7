import type pg from 'pg';
import { beginning, type EventStore, type Position } from '../eventStore/port.ts';
import { literal } from './rowStatements.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf } from '../postgres/columns.ts';
import { checkpointsTable } from '../tables.ts';

/** A checkpoint of another store would show a wrong past. */
export class CheckpointRefused extends Error {
  override readonly name = 'CheckpointRefused';
  readonly reason: 'another_store' | 'store_behind';
  constructor(checkpoint: string, reason: CheckpointRefused['reason']) {
    super(
      `${checkpoint}: ${reason === 'another_store' ? 'its events are in another store' : 'the store lies behind it'}`,
    );
    this.reason = reason;
  }
}

/** Each version has its own checkpoint. */
export const checkpointName = (projector: { readonly name: string; readonly version: number }): string =>
  `${projector.name}@${projector.version}`;

/**
 * Position to continue from; a new subscription starts at `startAt`.
 * @throws CheckpointRefused
 */
export async function openCheckpoint(
  pool: pg.Pool,
  store: EventStore,
  name: string,
  startAt: 'beginning' | 'head',
): Promise<Position> {
  const storeId = await store.storeId();
  const checkpoint = await readCheckpoint(pool, name);
  if (checkpoint) {
    if (checkpoint.storeId !== storeId) throw new CheckpointRefused(name, 'another_store');
    // Read the head after the checkpoint, which moves.
    if ((await store.head()) < checkpoint.position) throw new CheckpointRefused(name, 'store_behind');
    return checkpoint.position;
  }
  const position = startAt === 'head' ? await store.head() : beginning;
  const insert =
    'insert into platform.checkpoints (name, store_id, position) values ($1, $2, $3) on conflict do nothing';
  await pool.query(insert, [name, storeId, position]);
  return (await readCheckpoint(pool, name))?.position ?? position;
}

async function readCheckpoint(pool: pg.Pool, name: string): Promise<{ storeId: string; position: Position } | null> {
  const rows = await findRows(
    pool,
    columnsOf(checkpointsTable, 'store_id', 'position'),
    'select store_id, position from platform.checkpoints where name = $1',
    [name],
  );
  return rows[0] ? { storeId: rows[0].store_id, position: rows[0].position } : null;
}

/** Fails with `fencedCode` when another instance moved it. */
export const moveCheckpoint = (name: string, from: Position, to: Position): string =>
  `select platform.move_checkpoint(${literal(name)}, ${literal(from)}, ${literal(to)})`;

/** For batches with rows, whose position is stored apart (`findLastWritten`). */
export const moveWrittenCheckpoint = (name: string, from: Position, to: Position): string =>
  `select platform.move_written_checkpoint(${literal(name)}, ${literal(from)}, ${literal(to)})`;

/** SQLSTATE of a batch overtaken by another instance. */
export const fencedCode = 'TL001';
