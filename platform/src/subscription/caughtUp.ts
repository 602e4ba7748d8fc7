import type pg from 'pg';
import type { EventStore, Position } from '../eventStore/port.ts';
import type { HealthCheck } from '../http/health.ts';
import { type Checkpoint, readCheckpoints, verifyCheckpoints } from './checkpoints.ts';
import type { SubscriptionStatus } from './status.ts';

const patienceMs = 10_000;

/**
 * Ready once every checkpoint has reached the head of the first check, and later a recent head: busy is ready,
 * stalled is not.
 */
export function readModelsCaughtUp(options: {
  readonly pool: pg.Pool;
  readonly store: CheckedStore;
  readonly names: readonly string[];
}): HealthCheck {
  const { store, names } = options;
  let target: { readonly head: Position; readonly since: number } | null = null;
  let hasHeld = false;
  return async () => {
    const checkpoints = await verifiedCheckpoints(options);
    const head = await store.head();
    target ??= { head, since: Date.now() };
    const targetHead = target.head;
    const positions = new Map(checkpoints.map(({ name, position }) => [name, position]));
    const behind = names.filter((name) => (positions.get(name) ?? '') < targetHead);
    if (behind.length === 0) {
      hasHeld = true;
      target = { head, since: Date.now() };
      return `at ${[...positions.values()].toSorted()[0] ?? head} of ${head}`;
    }
    if (hasHeld && Date.now() - target.since < patienceMs) return `on the way to ${targetHead}`;
    throw new Error(`${behind.join(', ')} behind ${targetHead}`);
  };
}

type CheckedStore = Pick<EventStore, 'storeId' | 'head' | 'readAt'>;

/** @throws CheckpointRefused when the store lacks their events */
export async function verifiedCheckpoints(options: {
  readonly pool: pg.Pool;
  readonly store: CheckedStore;
  readonly names: readonly string[];
}): Promise<readonly Checkpoint[]> {
  const checkpoints = await readCheckpoints(options.pool, options.names);
  await verifyCheckpoints(options.store, checkpoints);
  return checkpoints;
}

export const checkSubscriptions =
  (status: () => readonly SubscriptionStatus[]): HealthCheck =>
  () => {
    const failedSubscriptions = status().filter(({ state }) => state === 'failed');
    if (failedSubscriptions.length > 0)
      return Promise.reject(
        new Error(failedSubscriptions.map(({ name, error }) => `${name}: ${error ?? 'failed'}`).join('; ')),
      );
    const parked = status().flatMap(({ name, parked }) => (parked > 0 ? [`${name}: ${parked} parked`] : []));
    return Promise.resolve([`${status().length} subscriptions`, ...parked].join('; '));
  };
