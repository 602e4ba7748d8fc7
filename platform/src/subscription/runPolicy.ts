import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Codec, DecodedEvent } from '../codec/codec.ts';
import { type EventStore, EventStoreUnavailable, type RecordedEvent } from '../event-store/port.ts';
import { lazyCheckpointMs } from './batchWriter.ts';
import { moveCheckpoint, openCheckpoint } from './checkpoints.ts';
import { groupBy } from '../groupBy.ts';
import { isOutage } from '../isOutage.ts';
import type { Page } from './page.ts';
import type { Pressure } from './pressure.ts';
import { openParkingPlace, type ParkingPlace } from './parkedEvents.ts';
import type { Policy } from './projector.ts';
import { describe } from './runLeading.ts';
import type { Surroundings } from './runProjector.ts';
import type { Log, Progress } from './status.ts';

/** Pauses between tries of one event; after the last it is parked. */
export const policyPausesMs = [50, 250, 1000] as const;
const retryRequestsEveryMs = 1000;
/**
 * Under load this much time passes between reactions: what happens by itself waits for the people whose commands cause it,
 * finds the steps done that a command takes itself, and goes in fewer round trips; an event after a silence is met at once.
 */
const gatherMs = 25;
/** While people wait for answers: nobody looks at a screen until a mail has gone. */
const longestGatherMs = 2000;
/** Handled events between two looks at the checkpoint. */
const batchSize = 100;
const streamsAtOnce = 32;

type Work = {
  readonly policy: Policy;
  readonly progress: Progress;
  readonly parking: ParkingPlace;
  readonly surroundings: Surroundings & {
    readonly log: Log;
    readonly pausesMs: readonly number[];
    readonly pressure: Pressure;
  };
  readonly ending: AbortSignal;
};

/**
 * Hands a policy its events from the checkpoint on until `ending`, in order within a stream and several streams at a
 * time. What keeps failing while store and database do answer is parked, with all later ones of its stream.
 */
export async function runPolicy(
  policy: Policy,
  progress: Progress,
  surroundings: Work['surroundings'],
  ending: AbortSignal,
): Promise<void> {
  const { store, feed, pool, advances, pressure } = surroundings;
  let stored = await openCheckpoint(pool, store, policy.name, policy.fromBeginning ? 'beginning' : 'head');
  let position = stored;
  let lastMove = Date.now();
  const parking = await openParkingPlace(pool, policy.name);
  const work: Work = { policy, progress, parking, surroundings, ending };
  const handled = new Set<string>(policy.handles);
  const move = async (): Promise<void> => {
    await pool.query(moveCheckpoint(policy.name, stored, position));
    stored = position;
    lastMove = Date.now();
  };
  const isDue = (): boolean => Date.now() - lastMove >= lazyCheckpointMs;
  const report = (): void => {
    progress.position = position;
    progress.parked = parking.count();
    progress.state = 'running';
    progress.error = null;
    advances.announce(policy.name, position);
  };

  report();
  let lastRequests = 0;
  let lastReaction = 0;
  while (!ending.aborted) {
    if (parking.count() > 0 && Date.now() - lastRequests >= retryRequestsEveryMs) {
      await retryRequested(work);
      lastRequests = Date.now();
      report();
    }
    const waitMs = stored === position ? retryRequestsEveryMs : lazyCheckpointMs;
    const page = await feed.next(position, ending, waitMs);
    const wanted = page ? await wantedOf(page, handled) : [];
    if (wanted.length > 0) lastReaction = Date.now();
    for (let from = 0; from < wanted.length && !ending.aborted; from += batchSize) {
      const batch = wanted.slice(from, from + batchSize);
      await handleBatch(work, batch);
      if (ending.aborted) break;
      position = batch.at(-1)?.record.position ?? position;
      // Reactions are idempotent: a crash may repeat those of this little while, which spares most events a write.
      if (isDue()) await move();
      report();
    }
    if (ending.aborted) break;
    if (page) position = page.upTo;
    if (stored !== position && (!page || isDue())) await move();
    report();
    const early = gatherMs - (Date.now() - lastReaction);
    if (early > 0 && wanted.length < batchSize)
      await pause(early, undefined, { signal: ending }).catch(() => undefined);
    if (page) await pressure.makeWay(longestGatherMs, ending, () => feed.isPilingUp(position));
  }
  if (stored !== position) await move();
}

type Wanted = {
  readonly record: RecordedEvent;
  /** As all who share the page have it; null where the page does not decode. */
  readonly decoded: DecodedEvent | null;
};

async function wantedOf(page: Page, handled: ReadonlySet<string>): Promise<readonly Wanted[]> {
  if (!page.records.some(({ type }) => handled.has(type))) return [];
  const decoded = await page.decoded().catch(() => null);
  return page.records
    .map((record, index) => ({ record, decoded: decoded?.[index] ?? null }))
    .filter(({ record }) => handled.has(record.type));
}

/** Streams side by side, events of one stream one after the other. */
async function handleBatch(work: Work, batch: readonly Wanted[]): Promise<void> {
  const streams = groupBy(batch, ({ record }) => record.streamId).values();
  const lane = async (): Promise<void> => {
    for (const events of streams) for (const event of events) await handle(work, event);
  };
  const lanes = Array.from({ length: streamsAtOnce }, lane);
  const ended = await Promise.allSettled(lanes);
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}

async function handle(work: Work, { record, decoded }: Wanted): Promise<void> {
  const { parking, ending } = work;
  if (ending.aborted) return;
  if (parking.holds(record.streamId)) return parking.park(record, null);
  const failure = await reactUntilKnown(work, record, decoded);
  if (failure === null || ending.aborted) return;
  const { log } = work.surroundings;
  const { streamId, revision, type } = record;
  log.error({ policy: work.policy.name, streamId, revision, type, err: failure.reason }, 'event parked');
  await parking.park(record, describe(failure.reason));
}

/** Tries until it worked (null) or failed for good; an outage of store or database is waited out. */
async function reactUntilKnown(
  work: Work,
  record: RecordedEvent,
  known: DecodedEvent | null,
): Promise<{ readonly reason: unknown } | null> {
  const { policy, progress, ending, surroundings } = work;
  const { codec, pausesMs, log } = surroundings;
  for (let tries = 0, outages = 0; ;) {
    try {
      // A person may have been erased between two tries: only the first uses what was decoded with the page.
      const [event] = known && tries + outages === 0 ? [known] : await codec.decode([record]);
      if (event) await policy.react(event);
      return null;
    } catch (reason) {
      if (ending.aborted) return { reason };
      const outage = isOutage(reason) || !(await answers(surroundings));
      const wait = outage ? Math.min(5000, 100 * 2 ** outages++) : pausesMs[tries++];
      if (wait === undefined) return { reason };
      if (outage) {
        progress.state = 'retrying';
        progress.error = describe(reason);
      }
      log.warn({ policy: policy.name, streamId: record.streamId, outage, err: reason }, 'policy tries again');
      await pause(wait, undefined, { signal: ending }).catch(() => undefined);
      if (ending.aborted) return { reason };
    }
  }
}

const answers = ({ store, pool }: { readonly store: EventStore; readonly pool: pg.Pool }): Promise<boolean> =>
  Promise.all([store.ping(), pool.query('select 1')]).then(
    () => true,
    () => false,
  );

async function retryRequested(work: Work): Promise<void> {
  const { parking, surroundings, ending } = work;
  for (const events of (await parking.requested()).values())
    for (const parked of events) {
      if (ending.aborted) return;
      const failure = await reactUntilKnown(work, await recordOf(surroundings, parked.streamId, parked.revision), null);
      if (ending.aborted) return;
      if (failure) {
        await parking.failedAgain(parked, describe(failure.reason));
        break;
      }
      await parking.release(parked);
    }
}

async function recordOf(
  { store }: { readonly store: EventStore; readonly codec: Codec },
  streamId: string,
  revision: number,
): Promise<RecordedEvent> {
  const [record] = await store.readStream(streamId, revision, 1);
  if (!record) throw new EventStoreUnavailable(`${streamId}@${revision} is not there`);
  return record;
}
