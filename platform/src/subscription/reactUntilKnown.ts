import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Codec, DecodedEvent } from '../codec/codec.ts';
import type { EventStore, RecordedEvent } from '../eventStore/port.ts';
import { isOutage } from '../isOutage.ts';
import type { Policy } from './policy.ts';
import { describe } from './runLeading.ts';
import type { Log, Progress } from './status.ts';
import { TryLater } from './tryLater.ts';

/** After the last the event is parked. */
export const policyPausesMs: readonly number[] = [50, 250, 1000];

export type Reaction = {
  readonly policy: Policy;
  readonly progress: Progress;
  readonly surroundings: {
    readonly store: EventStore;
    readonly pool: pg.Pool;
    readonly codec: Codec;
    readonly log: Log;
    readonly pausesMs: readonly number[];
  };
  readonly ending: AbortSignal;
};

/** A reason means permanent failure or deferral. */
export type Outcome = 'done' | 'discarded' | { readonly reason: unknown };

/**
 * Outages are waited out.
 * @param decodedEvent event decoded with its page
 * @param isDiscarded checked before each retry; null for events never parked
 */
export async function reactUntilKnown(
  { policy, progress, ending, surroundings }: Reaction,
  record: RecordedEvent,
  decodedEvent: DecodedEvent | null,
  isDiscarded: (() => Promise<boolean>) | null,
): Promise<Outcome> {
  const { codec, pausesMs, log } = surroundings;
  for (let tries = 0, outages = 0; ;) {
    try {
      if (isDiscarded && (await isDiscarded())) return 'discarded';
      // Later tries decode again, because a person may be erased.
      const [event] = decodedEvent && tries + outages === 0 ? [decodedEvent] : await codec.decode([record]);
      if (event) await policy.react(event);
      return 'done';
    } catch (reason) {
      if (ending.aborted || reason instanceof TryLater) return { reason };
      const outage = isOutage(reason) || !(await answers(surroundings));
      const wait = outage ? Math.min(5000, 100 * 2 ** outages++) : pausesMs[tries++];
      if (wait === undefined) return { reason };
      if (outage) {
        progress.state = 'retrying';
        progress.error = describe(reason);
      }
      log.warn({ policy: policy.name, streamId: record.streamId, outage, err: reason }, 'the policy retries an event');
      await pause(wait, undefined, { signal: ending }).catch(() => undefined);
      if (ending.aborted) return { reason };
    }
  }
}

const answers = ({ store, pool }: Reaction['surroundings']): Promise<boolean> =>
  Promise.all([store.ping(), pool.query('select 1')]).then(
    () => true,
    () => false,
  );
