import type pg from 'pg';
import type { Position } from '../event-store/port.ts';
import { listParked, type ParkedEvent, retryParked } from './parkedEvents.ts';
import type { SubscriptionStatus } from './status.ts';
import { findRows } from '../postgres/findRows.ts';
import { typed, columnsOf, type RowOf } from '../postgres/columns.ts';
import { subscriptionsTable } from '../tables.ts';

/** A subscription as every process sees it, whoever leads it. */
const knownColumns = {
  ...columnsOf(subscriptionsTable, 'name', 'error'),
  kind: typed<SubscriptionStatus['kind']>('text not null'),
  /** `failed`: an event stopped it; `stopped`: no process has spoken of it for a while. */
  state: typed<'running' | 'retrying' | 'failed' | 'stopped'>('text not null'),
  position: typed<Position>('text'),
  movedAt: 'timestamptz',
} as const;
export type KnownSubscription = RowOf<typeof knownColumns> & {
  /** Positions up to the head: events on Postgres, an upper bound of them on EventStoreDB. */
  readonly lag: number | null;
  /** Those that were only put off among them. */
  readonly parked: readonly ParkedEvent[];
};

/** A leader that has been silent for longer than this is gone; it speaks three times as often. */
const silenceSeconds = 30;

/** Every subscription that ever ran, read models first. @param head position of the store's last event */
export async function listSubscriptions(pool: Pick<pg.Pool, 'query'>, head: Position): Promise<KnownSubscription[]> {
  const text = `select s.name, s.kind, s.error, c.position, c.moved_at as "movedAt",
      case when s.state <> 'failed' and s.told_at < now() - make_interval(secs => $1) then 'stopped' else s.state end as state
    from platform.subscriptions s left join platform.checkpoints c using (name) order by s.kind desc, s.name`;
  const [rows, parked] = await Promise.all([findRows(pool, knownColumns, text, [silenceSeconds]), listParked(pool)]);
  return rows.map((row) => ({
    ...row,
    lag: row.position === null ? null : Math.max(0, Number(BigInt(head) - BigInt(row.position))),
    parked: parked.filter(({ policy }) => policy === row.name),
  }));
}

/**
 * Asks whoever leads a subscription to try again what it parked, or to go on where an event stopped it; done within about a
 * second, or at the next start where nobody leads it.
 * @returns how many events are asked for, null where there is no such subscription
 */
export async function retrySubscription(pool: Pick<pg.Pool, 'query'>, name: string): Promise<number | null> {
  const rows = await findRows(
    pool,
    columnsOf(subscriptionsTable, 'state'),
    'update platform.subscriptions set retry_requested_at = now() where name = $1 returning state',
    [name],
  );
  const [known] = rows;
  if (!known) return null;
  return (await retryParked(pool, name)) + (known.state === 'failed' ? 1 : 0);
}

/** Whether somebody asked since the last look. */
export async function takeRetryRequest(pool: Pick<pg.Pool, 'query'>, name: string): Promise<boolean> {
  const text = `update platform.subscriptions set retry_requested_at = null
    where name = $1 and retry_requested_at is not null`;
  return ((await pool.query(text, [name])).rowCount ?? 0) > 0;
}
