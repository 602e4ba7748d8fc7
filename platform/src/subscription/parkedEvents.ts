import type pg from 'pg';
import type { Position } from '../eventStore/port.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '../postgres/columns.ts';
import { parkedTable } from '../tables.ts';

/** An event that failed in a policy, or waits behind one. */
export const parkedEventColumns = {
  ...columnsOf(parkedTable, 'policy', 'revision', 'error', 'tries'),
  position: typed<Position>('text not null'),
  streamId: 'text not null',
  eventId: 'text not null',
  eventType: 'text not null',
  parkedAt: 'timestamptz not null',

  /** Null when a person must act. */
  nextTryAt: 'timestamptz',
} as const;
export type ParkedEvent = RowOf<typeof parkedEventColumns>;

/** A person decided to skip it; permanent record. */
const discardedEventColumns = {
  ...columnsOf(parkedTable, 'policy', 'revision', 'error', 'tries'),
  position: typed<Position>('text not null'),
  streamId: 'text not null',
  eventId: 'text not null',
  eventType: 'text not null',
  parkedAt: 'timestamptz not null',

  nextTryAt: 'timestamptz',
  discardedAt: 'timestamptz not null',
  discardedBy: 'text not null',
  reason: 'text not null',
} as const;
export type DiscardedEvent = RowOf<typeof discardedEventColumns>;

export const parkedColumns = `policy, position, stream_id as "streamId", revision, event_id as "eventId", event_type as "eventType",
  error, tries, parked_at as "parkedAt", next_try_at as "nextTryAt"`;

/** Oldest first, without deferred ones. */
export async function listParked(pool: Pick<pg.Pool, 'query'>): Promise<ParkedEvent[]> {
  const text = `select ${parkedColumns} from platform.parked where discarded_at is null and not planned
    order by policy, position`;
  return await findRows(pool, parkedEventColumns, text);
}

/** Oldest first. */
export async function listDiscarded(pool: Pick<pg.Pool, 'query'>): Promise<DiscardedEvent[]> {
  const text = `select ${parkedColumns}, discarded_at as "discardedAt", discarded_by as "discardedBy", discard_reason as reason
    from platform.parked where discarded_at is not null order by policy, position`;
  return await findRows(pool, discardedEventColumns, text);
}

export async function retryParked(pool: Pick<pg.Pool, 'query'>, policy: string, streamId?: string): Promise<number> {
  const text = `update platform.parked set next_try_at = now()
    where policy = $1 and discarded_at is null and ($2::text is null or stream_id = $2)`;
  return (await pool.query(text, [policy, streamId ?? null])).rowCount ?? 0;
}

/**
 * Later events continue. A running retry may still succeed (`doneAfterAll`).
 * @returns whether it was parked
 */
export async function discardParked(
  pool: Pick<pg.Pool, 'query'>,
  event: Pick<ParkedEvent, 'policy' | 'streamId' | 'revision'>,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<boolean> {
  const text = `update platform.parked
    set discarded_at = now(), discarded_by = $4, discard_reason = $5, next_try_at = null
    where policy = $1 and stream_id = $2 and revision = $3 and discarded_at is null`;
  return (await pool.query(text, [event.policy, event.streamId, event.revision, by, reason])).rowCount === 1;
}

/** For a retry that succeeded during the discard. */
export const doneAfterAll = 'done after all: it was being tried when it was discarded';
