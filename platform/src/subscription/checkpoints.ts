import type pg from 'pg';
import { beginning, type EventStore, type Position } from '../eventStore/port.ts';
import { literal } from './rowStatements.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf } from '../postgres/columns.ts';
import { checkpointsTable } from '../tables.ts';

/** The id is null at the beginning, and in checkpoints of older versions. */
export type Mark = { readonly position: Position; readonly eventId: string | null };

/** A checkpoint of another store would show a wrong past. */
export class CheckpointRefused extends Error {
  override readonly name = 'CheckpointRefused';
  readonly reason: 'another_store' | 'store_behind';
  constructor(checkpoint: string, reason: CheckpointRefused['reason']) {
    super(
      `${checkpoint}: ${reason === 'another_store' ? 'its events are in another store' : 'the store lost its last event'}`,
    );
    this.reason = reason;
  }
}

export const checkpointName = (projector: { readonly name: string; readonly version: number }): string =>
  `${projector.name}@${projector.version}`;

/**
 * A new subscription starts at `startAt`.
 * @throws CheckpointRefused
 */
export async function openCheckpoint(
  pool: pg.Pool,
  store: EventStore,
  name: string,
  startAt: 'beginning' | 'head',
): Promise<Mark> {
  const storeId = await store.storeId();
  const checkpoint = await readCheckpoint(pool, name);
  if (checkpoint) {
    await verifyCheckpoints(store, [checkpoint]);
    return checkpoint;
  }
  const position = startAt === 'head' ? await store.head() : beginning;
  const eventId = (await store.readAt(position))?.id ?? null;
  const insert =
    'insert into platform.checkpoints (name, store_id, position, event_id) values ($1, $2, $3, $4) on conflict do nothing';
  await pool.query(insert, [name, storeId, position, eventId]);
  return (await readCheckpoint(pool, name)) ?? { position, eventId };
}

export type Checkpoint = Mark & { readonly name: string; readonly storeId: string };

/**
 * An older copy of the store lacks the event, also after it has grown beyond.
 * @param checkpoints read before the call, because they move
 * @throws CheckpointRefused
 */
export async function verifyCheckpoints(
  store: Pick<EventStore, 'storeId' | 'head' | 'readAt'>,
  checkpoints: readonly Checkpoint[],
): Promise<void> {
  const [furthest] = checkpoints.toSorted((one, other) => (one.position > other.position ? -1 : 1));
  if (!furthest) return;
  const storeId = await store.storeId();
  const foreign = checkpoints.find((checkpoint) => checkpoint.storeId !== storeId);
  if (foreign) throw new CheckpointRefused(foreign.name, 'another_store');
  if (!(await holdsMark(store, furthest))) throw new CheckpointRefused(furthest.name, 'store_behind');
}

const holdsMark = async (store: Pick<EventStore, 'head' | 'readAt'>, { position, eventId }: Mark): Promise<boolean> =>
  eventId === null ? (await store.head()) >= position : (await store.readAt(position))?.id === eventId;

export const holdsCheckpoint = async (
  store: Pick<EventStore, 'storeId' | 'head' | 'readAt'>,
  checkpoint: Checkpoint,
): Promise<boolean> => checkpoint.storeId === (await store.storeId()) && (await holdsMark(store, checkpoint));

/** Only those that exist. */
export async function readCheckpoints(pool: pg.Pool, names: readonly string[]): Promise<readonly Checkpoint[]> {
  const text = 'select name, store_id, position, event_id from platform.checkpoints where name = any($1)';
  const rows = await findRows(pool, columnsOf(checkpointsTable, 'name', 'store_id', 'position', 'event_id'), text, [
    names,
  ]);
  return rows.map(({ name, store_id: storeId, position, event_id: eventId }) => ({ name, storeId, position, eventId }));
}

const readCheckpoint = async (pool: pg.Pool, name: string): Promise<Checkpoint | null> =>
  (await readCheckpoints(pool, [name]))[0] ?? null;

/** Fails with `fencedCode` when another instance moved it. */
export const moveCheckpoint = (name: string, from: Mark, to: Mark): string => move('move_checkpoint', name, from, to);

/** For batches with rows, whose position is stored apart (`findLastWritten`). */
export const moveWrittenCheckpoint = (name: string, from: Mark, to: Mark): string =>
  move('move_written_checkpoint', name, from, to);

const move = (how: string, name: string, from: Mark, to: Mark): string =>
  `select platform.${how}(${[name, from.position, to.position, to.eventId].map((value) => (value === null ? 'null' : literal(value))).join(', ')})`;

/** SQLSTATE of a batch overtaken by another instance. */
export const fencedCode = 'TL001';
