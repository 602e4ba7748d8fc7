import type pg from 'pg';
import type { Position } from '../eventStore/port.ts';
import { listParked, type ParkedEvent, retryParked } from './parkedEvents.ts';
import type { SubscriptionStatus } from './status.ts';
import { findRows } from '../postgres/findRows.ts';
import { typed, columnsOf, type RowOf } from '../postgres/columns.ts';
import { subscriptionsTable } from '../tables.ts';

const subscriptionColumns = {
  ...columnsOf(subscriptionsTable, 'name', 'error'),
  kind: typed<SubscriptionStatus['kind']>('text not null'),
  /** `stopped`: no recent report from a process. */
  state: typed<'running' | 'retrying' | 'failed' | 'stopped'>('text not null'),
  position: typed<Position>('text'),
  movedAt: 'timestamptz',
} as const;
export type KnownSubscription = RowOf<typeof subscriptionColumns> & {
  readonly lag: number | null;
  /** Includes deferred events. */
  readonly parked: readonly ParkedEvent[];
};

/** Silence after which a leader counts as dead; it reports three times as often. */
const silenceSeconds = 30;

/** Read models first. @param head position of the last event */
export async function listSubscriptions(pool: Pick<pg.Pool, 'query'>, head: Position): Promise<KnownSubscription[]> {
  const text = `select s.name, s.kind, s.error, c.position, c.moved_at as "movedAt",
      case when s.state <> 'failed' and s.told_at < now() - make_interval(secs => $1) then 'stopped' else s.state end as state
    from platform.subscriptions s left join platform.checkpoints c using (name) order by s.kind desc, s.name`;
  const [rows, parked] = await Promise.all([
    findRows(pool, subscriptionColumns, text, [silenceSeconds]),
    listParked(pool),
  ]);
  return rows.map((row) => ({
    ...row,
    lag: row.position === null ? null : Math.max(0, Number(BigInt(head) - BigInt(row.position))),
    parked: parked.filter(({ policy }) => policy === row.name),
  }));
}

/**
 * Takes effect in about a second, or at the next start.
 * @returns number of events, null for an unknown subscription
 */
export async function retrySubscription(pool: Pick<pg.Pool, 'query'>, name: string): Promise<number | null> {
  const rows = await findRows(
    pool,
    columnsOf(subscriptionsTable, 'state'),
    'update platform.subscriptions set retry_requested_at = now() where name = $1 returning state',
    [name],
  );
  const [subscription] = rows;
  if (!subscription) return null;
  return (await retryParked(pool, name)) + (subscription.state === 'failed' ? 1 : 0);
}

export async function takeRetryRequest(pool: Pick<pg.Pool, 'query'>, name: string): Promise<boolean> {
  const text = `update platform.subscriptions set retry_requested_at = null
    where name = $1 and retry_requested_at is not null`;
  return ((await pool.query(text, [name])).rowCount ?? 0) > 0;
}
