import { setMaxListeners } from 'node:events';
import type { Codec } from '../codec/codec.ts';
import type { EventStore, Position } from '../eventStore/port.ts';
import { createPool } from '../postgres/createPool.ts';
import { createAdvances } from './advances.ts';
import type { Advances } from './advances.ts';
import { checkpointName, openCheckpoint } from './checkpoints.ts';
import { createEventFeed } from './eventFeed.ts';
import { takeRetryRequest } from './knownSubscriptions.ts';
import { createLeadership, namespaceOf } from './leadership.ts';
import { listParked, type ParkedEvent, retryParked } from './parkedEvents.ts';
import type { Policy } from './policy.ts';
import type { Projector } from './projector.ts';
import { readModelSchema } from './defineReadModel.ts';
import { createReadModelTables } from './readModelTables.ts';
import { policyPausesMs } from './reactUntilKnown.ts';
import { runLeading } from './runLeading.ts';
import { laterPausesMs, runPolicy } from './runPolicy.ts';
import { runProjector } from './runProjector.ts';
import { runTimer } from './runTimer.ts';
import { type Log, noLog, type Progress, startProgress, type SubscriptionStatus } from './status.ts';
import { tellStates } from './tellStates.ts';
import type { Timer } from './timer.ts';

/** Architecture.md §5. */
export type Runner = {
  /** Creates missing tables. @throws CheckpointRefused for a checkpoint of another store, EventStoreUnavailable */
  readonly start: () => Promise<void>;
  /** Finishes batches, saves checkpoints, releases leadership. */
  readonly stop: () => Promise<void>;
  /** Relative to the last known head. */
  readonly status: () => readonly SubscriptionStatus[];
  /** Keeps the last head in an outage. */
  readonly lookAhead: () => Promise<void>;
  /** Progress of this process; others use NOTIFY. */
  readonly advances: Advances;
  readonly parked: () => Promise<readonly ParkedEvent[]>;
  /** Retries parked events, optionally of one stream. @returns how many */
  readonly retryParked: (policy: string, streamId?: string) => Promise<number>;
};

/**
 * @param options.databaseUrl with schema `platform`
 * @param options.timers in one instance at a time
 * @param options.policyPausesMs before an event is parked
 * @param options.laterPausesMs after `TryLater`
 */
export function createRunner(options: {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly databaseUrl: string;
  readonly projectors: readonly Projector[];
  readonly policies: readonly Policy[];
  readonly timers?: readonly Timer[];
  readonly log?: Log;
  readonly schema?: string;
  readonly policyPausesMs?: readonly number[];
  readonly laterPausesMs?: readonly number[];
}): Runner {
  const { store, codec, databaseUrl, projectors, policies, timers = [] } = options;
  const log = options.log ?? noLog;
  const schema = options.schema ?? readModelSchema;
  const onError = (error: Error): void => log.warn({ err: error }, 'a connection of the runner was lost');
  const pool = createPool(databaseUrl, {
    max: 6,
    name: 'talloor runner',
    relaxedCommit: true,
    byIndex: true,
    queryTimeoutMs: 30_000,
    onError,
  });
  const handledTypes = new Set([...projectors, ...policies].flatMap(({ handles }) => handles));
  const feed = createEventFeed({ store, codec, handledTypes });
  const leadership = createLeadership(databaseUrl, namespaceOf(schema));
  const advances = createAdvances(pool);
  const surroundings = { store, codec, feed, pool, advances, schema, log };
  const pauses = {
    pausesMs: options.policyPausesMs ?? policyPausesMs,
    laterPausesMs: options.laterPausesMs ?? laterPausesMs,
  };
  const ending = new AbortController();
  // Every subscription and timer listens, while it waits for the lead.
  setMaxListeners(0, ending.signal);

  const subscriptions = [
    ...projectors.map((projector) => {
      const progress = startProgress(checkpointName(projector), 'projector');
      const work = (signal: AbortSignal) => runProjector(projector, progress, surroundings, signal);
      return { progress, work, startAt: 'beginning' as const };
    }),
    ...policies.map((policy) => {
      const progress = startProgress(policy.name, 'policy');
      const work = (signal: AbortSignal) => runPolicy(policy, progress, { ...surroundings, ...pauses }, signal);
      return { progress, work, startAt: policy.fromBeginning ? ('beginning' as const) : ('head' as const) };
    }),
  ];
  let lastHead: Position = '';
  let running: Promise<unknown> = Promise.resolve();
  let telling: Promise<void> = Promise.resolve();
  const over = new AbortController();

  return {
    start: async () => {
      const tables = projectors.flatMap((projector) => projector.tables);
      await createReadModelTables(pool, schema, tables);
      for (const { progress, startAt } of subscriptions) await openCheckpoint(pool, store, progress.name, startAt);
      await feed.start();
      running = Promise.all([
        ...subscriptions.map(({ progress, work }) =>
          runLeading({
            progress,
            leadership,
            ending: ending.signal,
            log,
            isRetryRequested: () => takeRetryRequest(pool, progress.name),
            work,
          }),
        ),
        ...timers.map((timer) => runTimer(timer, { leadership, ending: ending.signal, log })),
      ]);
      telling = tellStates(
        pool,
        subscriptions.map(({ progress }) => progress),
        over.signal,
      );
    },
    stop: async () => {
      ending.abort();
      await running;
      over.abort();
      await telling;
      await feed.stop();
      await leadership.close();
      await advances.close();
      await pool.end();
    },
    status: () => {
      const head = feed.head() > lastHead ? feed.head() : lastHead;
      return subscriptions.map(({ progress }) => ({ ...progress, lag: lagOf(progress, head) }));
    },
    lookAhead: async () => {
      lastHead = await store.head().catch(() => lastHead);
    },
    advances,
    parked: () => listParked(pool),
    retryParked: (policy, streamId) => retryParked(pool, policy, streamId),
  };
}

function lagOf({ position }: Progress, head: string): number | null {
  if (position === null || head === '') return null;
  return Math.max(0, Number(BigInt(head) - BigInt(position)));
}
