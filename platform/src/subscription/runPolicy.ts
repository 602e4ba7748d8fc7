import { setTimeout as pause } from 'node:timers/promises';
import type { DecodedEvent } from '../codec/codec.ts';
import { type EventStore, EventStoreUnavailable, type Position, type RecordedEvent } from '../eventStore/port.ts';
import { lazyCheckpointMs } from './batchWriter.ts';
import { moveCheckpoint, openCheckpoint } from './checkpoints.ts';
import { groupBy } from '../groupBy.ts';
import { sideBySide, streamsAtOnce } from '../sideBySide.ts';
import { hasOneOf, markOf, type Page } from './page.ts';
import { type Deferral, openParkingPlace, type ParkingPlace } from './openParkingPlace.ts';
import type { ParkedEvent } from './parkedEvents.ts';
import type { Policy } from './policy.ts';
import { type Reaction, reactUntilKnown } from './reactUntilKnown.ts';
import { describe } from './runLeading.ts';
import type { Surroundings } from './runProjector.ts';
import type { Progress } from './status.ts';
import { TryLater } from './tryLater.ts';

/** The last repeats. Greylisting needs one to five minutes. */
export const laterPausesMs: readonly number[] = [30_000, 60_000, 120_000, 240_000, 480_000, 600_000];
const lookForDueEveryMs = 1000;
/** Under load, so that commands finish their own steps first. */
const gatherMs = 25;
/** Handled events between checkpoint writes. */
const batchSize = 100;

type Work = Reaction & {
  readonly parking: ParkingPlace;
  readonly surroundings: Reaction['surroundings'] & Surroundings & { readonly laterPausesMs: readonly number[] };
};

/** In order per stream, in parallel across streams. Permanent failures park their stream; `TryLater` defers it. */
export async function runPolicy(
  policy: Policy,
  progress: Progress,
  surroundings: Work['surroundings'],
  ending: AbortSignal,
): Promise<void> {
  const { store, feed, pool, advances } = surroundings;
  let stored = await openCheckpoint(pool, store, policy.name, policy.fromBeginning ? 'beginning' : 'head');
  let reached = stored;
  let lastMove = Date.now();
  const parking = await openParkingPlace(pool, policy.name);
  const work: Work = { policy, progress, parking, surroundings, ending };
  const handled = new Set<string>(policy.handles);
  const move = async (): Promise<void> => {
    await pool.query(moveCheckpoint(policy.name, stored, reached));
    stored = reached;
    lastMove = Date.now();
  };
  const isDue = (): boolean => Date.now() - lastMove >= lazyCheckpointMs;
  const report = (): void => {
    progress.position = reached.position;
    progress.parked = parking.count();
    progress.state = 'running';
    progress.error = null;
    advances.announce(policy.name, reached.position);
  };
  const lags = (): boolean => stored.position !== reached.position;

  const passing = {
    mayPass: (upTo: Position): boolean => {
      progress.position = upTo;
      advances.announce(policy.name, upTo);
      return true;
    },
    wakeAfterMs: lazyCheckpointMs,
  };
  report();
  let lastLook = 0;
  let lastReaction = 0;
  while (!ending.aborted) {
    if (!parking.isEmpty() && Date.now() - lastLook >= lookForDueEveryMs) {
      await retryDue(work);
      lastLook = Date.now();
      report();
    }
    const atMostMs = lags() ? lazyCheckpointMs : lookForDueEveryMs;
    const page = await feed.next(reached.position, ending, { atMostMs, handled, passing });
    const handledRecords = page ? await findHandledRecords(page, handled) : [];
    if (handledRecords.length > 0) lastReaction = Date.now();
    for (let from = 0; from < handledRecords.length && !ending.aborted; from += batchSize) {
      const batch = handledRecords.slice(from, from + batchSize);
      await handleBatch(work, batch);
      if (ending.aborted) break;
      const last = batch.at(-1)?.record;
      if (last) reached = markOf(last);
      // Reactions are idempotent, so the checkpoint is written rarely.
      if (isDue()) await move();
      report();
    }
    if (ending.aborted) break;
    if (page) reached = page.upTo;
    if (lags() && (!page || isDue())) await move();
    report();
    const early = gatherMs - (Date.now() - lastReaction);
    if (early > 0 && handledRecords.length < batchSize)
      await pause(early, undefined, { signal: ending }).catch(() => undefined);
  }
  if (lags()) await move();
}

type HandledRecord = {
  readonly record: RecordedEvent;
  /** Null when the page does not decode. */
  readonly decoded: DecodedEvent | null;
};

async function findHandledRecords(page: Page, handled: ReadonlySet<string>): Promise<readonly HandledRecord[]> {
  if (!hasOneOf(page, handled)) return [];
  const decoded = await page.decoded().catch(() => null);
  return page.records
    .map((record, index) => ({ record, decoded: decoded?.[index] ?? null }))
    .filter(({ record }) => handled.has(record.type));
}

async function handleBatch(work: Work, batch: readonly HandledRecord[]): Promise<void> {
  const streams = groupBy(batch, ({ record }) => record.streamId);
  await sideBySide(streams.values(), streamsAtOnce, async (events) => {
    for (const event of events) await handle(work, event);
  });
}

async function handle(work: Work, { record, decoded }: HandledRecord): Promise<void> {
  const { parking, ending } = work;
  if (ending.aborted) return;
  if (parking.holds(record.streamId)) return parking.park(record, null, null);
  const { streamId, revision, type, position } = record;
  const isDiscarded = parking.mayKnow(position) ? () => parking.isDiscarded(position) : null;
  const outcome = await reactUntilKnown(work, record, decoded, isDiscarded);
  if (typeof outcome === 'string' || ending.aborted) return;
  const { log } = work.surroundings;
  const deferral = deferralOf(work, outcome.reason, 0);
  const what = { policy: work.policy.name, streamId, revision, type, err: outcome.reason };
  if (deferral && !deferral.isPlanned) log.warn(what, 'an event was deferred');
  else if (!deferral) log.error(what, 'an event was parked');
  await parking.park(record, describe(outcome.reason), deferral);
}

async function retryDue(work: Work): Promise<void> {
  const { parking } = work;
  await parking.refresh([]);
  const due = await parking.due();
  if (due.size === 0) return;
  await sideBySide(due.values(), streamsAtOnce, (events) => retryStream(work, events));
  await parking.refresh(due.keys());
}

async function retryStream(work: Work, events: readonly ParkedEvent[]): Promise<void> {
  const { parking, policy, surroundings, ending } = work;
  for (const parked of events) {
    if (ending.aborted) return;
    const { streamId, revision, tries } = parked;
    const record = await recordOf(surroundings.store, streamId, revision);
    const outcome = await reactUntilKnown(work, record, null, () => parking.isDiscarded(parked.position));
    if (ending.aborted) return;
    if (outcome === 'discarded') continue;
    if (outcome !== 'done')
      return parking.recordFailure(parked, describe(outcome.reason), deferralOf(work, outcome.reason, tries));
    if (!(await parking.release(parked)))
      surroundings.log.warn({ policy: policy.name, streamId, revision }, 'an event was discarded during its reaction');
  }
}

function deferralOf({ surroundings }: Work, reason: unknown, tries: number): Deferral | null {
  if (!(reason instanceof TryLater)) return null;
  const pauses = surroundings.laterPausesMs;
  const { pauseMs, patienceMs } = reason;
  const isPlanned = pauseMs !== undefined;
  return { pauseMs: pauseMs ?? pauses[tries] ?? pauses.at(-1) ?? 0, patienceMs, isPlanned };
}

async function recordOf(store: EventStore, streamId: string, revision: number): Promise<RecordedEvent> {
  const [record] = await store.readStream(streamId, revision, 1);
  if (!record) throw new EventStoreUnavailable(`${streamId}@${revision} is not there`);
  return record;
}
