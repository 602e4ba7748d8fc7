import type pg from 'pg';
import type { EventStore, Position } from '../eventStore/port.ts';
import type { HealthCheck } from '../http/health.ts';
import { CheckpointRefused } from './checkpoints.ts';
import type { SubscriptionStatus } from './status.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf, typed } from '../postgres/columns.ts';
import { checkpointsTable } from '../tables.ts';

/** Maximum delay behind an earlier head. */
const patienceMs = 10_000;

/**
 * Ready once every checkpoint has reached the head of the first check, and later a head of some seconds ago: busy is
 * ready, stalled is not.
 */
export function readModelsCaughtUp(options: {
  readonly pool: pg.Pool;
  readonly store: Pick<EventStore, 'head' | 'storeId'>;
  readonly names: readonly string[];
}): HealthCheck {
  const { store, names } = options;
  let target: { readonly head: Position; readonly since: number } | null = null;
  let hasHeld = false;
  return async () => {
    const rows = await checkpointsOf(options);
    const head = await store.head();
    target ??= { head, since: Date.now() };
    const targetHead = target.head;
    const positions = new Map(rows.map(({ name, position }) => [name, position]));
    const behind = names.filter((name) => (positions.get(name) ?? '') < targetHead);
    if (behind.length === 0) {
      hasHeld = true;
      target = { head, since: Date.now() };
      return `at ${targetHead}`;
    }
    if (hasHeld && Date.now() - target.since < patienceMs) return `on the way to ${targetHead}`;
    throw new Error(`${behind.join(', ')} behind ${targetHead}`);
  };
}

type ReadModels = {
  readonly pool: pg.Pool;
  readonly store: Pick<EventStore, 'storeId'>;
  readonly names: readonly string[];
};

/**
 * For a process that only reads.
 * @throws CheckpointRefused for read models of another store
 */
export async function checkpointsOf({
  pool,
  store,
  names,
}: ReadModels): Promise<{ name: string; position: Position }[]> {
  const text = 'select name, position, store_id as "storeId" from platform.checkpoints where name = any($1)';
  const [storeId, rows] = await Promise.all([
    store.storeId(),
    findRows(
      pool,
      { ...columnsOf(checkpointsTable, 'name'), position: typed<Position>('text not null'), storeId: 'text not null' },
      text,
      [names],
    ),
  ]);
  const foreign = rows.find((row) => row.storeId !== storeId);
  if (foreign) throw new CheckpointRefused(foreign.name, 'another_store');
  return rows;
}

/** Fails while an event has stopped a subscription; reports parked events. */
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
