import type pg from 'pg';
import type { Codec, DecodedEvent } from '../codec/codec.ts';
import type { EventStore, Position, RecordedEvent } from '../event-store/port.ts';
import type { Advances } from './advances.ts';
import { checkpointName, moveCheckpoint, openCheckpoint } from './checkpoints.ts';
import { coalesceRows } from './coalesceRows.ts';
import type { EventFeed, Page } from './eventFeed.ts';
import type { Projector, RowOperation } from './projector.ts';
import { rowStatements } from './rowStatements.ts';
import type { Progress } from './status.ts';

/** What every subscription of a runner works with. */
export type Surroundings = {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly feed: EventFeed;
  readonly pool: pg.Pool;
  readonly advances: Advances;
  readonly schema: string;
};

/** A checkpoint that only moved over ignored events is written this much later. */
export const lazyCheckpointMs = 250;

/**
 * Projects from the checkpoint on until `ending`: each batch's rows and its checkpoint in one transaction, in one round
 * trip. @throws what `project` throws, after the events before it were written
 */
export async function runProjector(
  projector: Projector,
  progress: Progress,
  surroundings: Surroundings,
  ending: AbortSignal,
): Promise<void> {
  const { store, feed, pool, advances, schema } = surroundings;
  const name = checkpointName(projector);
  const handled = new Set<string>(projector.handles);
  let stored: Position = await openCheckpoint(pool, store, name, 'beginning');
  let position = stored;

  const reached = (upTo: Position): void => {
    position = upTo;
    progress.position = upTo;
    progress.state = 'running';
    progress.error = null;
    advances.announce(name, upTo);
  };
  const write = async (operations: readonly RowOperation[], upTo: Position): Promise<void> => {
    const rows = rowStatements(schema, coalesceRows(projector.tables, operations));
    // One string is one implicit transaction: all of it or nothing.
    await pool.query([...rows, moveCheckpoint(name, stored, upTo)].join(';\n'));
    stored = upTo;
  };

  reached(position);
  let lastWrite = Date.now();
  while (!ending.aborted) {
    const page = await feed.next(position, ending, stored === position ? undefined : lazyCheckpointMs);
    const late = stored !== position && Date.now() - lastWrite >= lazyCheckpointMs;
    if (page) {
      const { operations, upTo, failure } = await projectPage(projector, handled, page, position, surroundings.codec);
      if (operations.length > 0 || (failure && upTo !== stored) || late) {
        await write(operations, upTo);
        lastWrite = Date.now();
      }
      reached(upTo);
      if (failure) throw failure.reason;
    } else if (stored !== position) {
      await write([], position);
      lastWrite = Date.now();
    }
  }
  if (stored !== position) await write([], position);
}

type Projected = {
  readonly operations: RowOperation[];
  readonly upTo: Position;
  readonly failure: { readonly reason: unknown } | null;
};

async function projectPage(
  projector: Projector,
  handled: ReadonlySet<string>,
  page: Page,
  after: Position,
  codec: Codec,
): Promise<Projected> {
  const operations: RowOperation[] = [];
  if (!page.records.some(({ type }) => handled.has(type))) return { operations, upTo: page.upTo, failure: null };
  const decoded = await page.decoded().catch(() => null);
  let upTo = after;
  for (const [index, record] of page.records.entries()) {
    try {
      if (handled.has(record.type)) {
        const event = decoded?.[index] ?? (await decodeAlone(codec, record));
        for (const operation of projector.project(event)) operations.push(operation);
      }
      upTo = record.position;
    } catch (reason) {
      return { operations, upTo, failure: { reason } };
    }
  }
  return { operations, upTo: page.upTo, failure: null };
}

/** Where a page does not decode as a whole, each event is tried alone: only the one at fault stops who handles it. */
async function decodeAlone(codec: Codec, record: RecordedEvent): Promise<DecodedEvent> {
  const [event] = await codec.decode([record]);
  if (!event) throw new Error('the codec gave nothing back');
  return event;
}
