import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Codec, DecodedEvent } from '../codec/codec.ts';
import type { EventStore, Position, RecordedEvent } from '../eventStore/port.ts';
import type { Advances } from './advances.ts';
import { createBatchWriter, lazyCheckpointMs } from './batchWriter.ts';
import { checkpointName, type Mark, openCheckpoint } from './checkpoints.ts';
import type { EventFeed } from './eventFeed.ts';
import { hasOneOf, markOf, type Page } from './page.ts';
import type { Projector, RowOperation } from './projector.ts';
import type { Progress } from './status.ts';

export type Surroundings = {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly feed: EventFeed;
  readonly pool: pg.Pool;
  readonly advances: Advances;
  readonly schema: string;
};

/** Under load; after silence a write starts at once. */
const gatherMs = 10;
const fewRecords = 100;

/** @throws what `project` throws, after earlier events are written */
export async function runProjector(
  projector: Projector,
  progress: Progress,
  surroundings: Surroundings,
  ending: AbortSignal,
): Promise<void> {
  const { store, feed, pool, advances, schema } = surroundings;
  const { tables } = projector;
  const name = checkpointName(projector);
  const handled = new Set<string>(projector.handles);
  const stored = await openCheckpoint(pool, store, name, 'beginning');
  const onReached = (upTo: Position): void => {
    progress.position = upTo;
    progress.state = 'running';
    progress.error = null;
    advances.announce(name, upTo);
  };
  const trouble = new AbortController();
  const onBroken = (): void => trouble.abort();
  const writer = createBatchWriter({ pool, schema, name, tables, stored, onReached, onBroken });
  const waiting = AbortSignal.any([ending, trouble.signal]);

  const passing = {
    mayPass: (upTo: Position): boolean => {
      // Announce only readable rows.
      if (writer.isWriting()) return false;
      onReached(upTo);
      return true;
    },
    wakeAfterMs: lazyCheckpointMs,
  };

  onReached(stored.position);
  for (let reached: Mark = stored; !waiting.aborted;) {
    const page = await feed.next(reached.position, waiting, {
      handled,
      passing,
      ...(writer.lags() ? { atMostMs: lazyCheckpointMs } : {}),
    });
    if (waiting.aborted) break;
    if (page) {
      const { operations, upTo, failure } = await projectPage(projector, handled, page, reached, surroundings.codec);
      await writer.take(operations, upTo);
      reached = upTo;
      if (failure) {
        await writer.flush();
        throw failure.reason;
      }
      const early = gatherMs - writer.sinceWriteMs();
      if (early > 0 && page.records.length < fewRecords)
        await pause(early, undefined, { signal: waiting }).catch(() => 0);
    } else if (writer.lags()) await writer.flush();
  }
  await writer.flush();
}

type Projected = {
  readonly operations: RowOperation[];
  readonly upTo: Mark;
  readonly failure: { readonly reason: unknown } | null;
};

async function projectPage(
  projector: Projector,
  handled: ReadonlySet<string>,
  page: Page,
  after: Mark,
  codec: Codec,
): Promise<Projected> {
  const operations: RowOperation[] = [];
  if (!hasOneOf(page, handled)) return { operations, upTo: page.upTo, failure: null };
  const decoded = await page.decoded().catch(() => null);
  let upTo = after;
  for (const [index, record] of page.records.entries()) {
    try {
      if (handled.has(record.type)) {
        const event = decoded?.[index] ?? (await decodeAlone(codec, record));
        for (const operation of projector.project(event)) operations.push(operation);
      }
      upTo = markOf(record);
    } catch (reason) {
      return { operations, upTo, failure: { reason } };
    }
  }
  return { operations, upTo: page.upTo, failure: null };
}

/** One bad event stops only its handlers. */
async function decodeAlone(codec: Codec, record: RecordedEvent): Promise<DecodedEvent> {
  const [event] = await codec.decode([record]);
  if (!event) throw new Error('the codec returned no event');
  return event;
}
