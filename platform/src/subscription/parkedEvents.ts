import type pg from 'pg';
import type { Position } from '../event-store/port.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '../postgres/columns.ts';
import { parkedTable } from '../tables.ts';

/** An event that a policy could not deal with, or that waits behind one of its stream. */
export const parkedEventColumns = {
  ...columnsOf(parkedTable, 'policy', 'revision', 'error', 'tries'),
  position: typed<Position>('text not null'),
  streamId: 'text not null',
  eventId: 'text not null',
  eventType: 'text not null',
  parkedAt: 'timestamptz not null',

  /** When it is tried again by itself; null where that needs a person. */
  nextTryAt: 'timestamptz',
} as const;
export type ParkedEvent = RowOf<typeof parkedEventColumns>;

/** A parked event that a person decided to leave undone; kept for ever. */
const discardedEventColumns = {
  ...columnsOf(parkedTable, 'policy', 'revision', 'error', 'tries'),
  position: typed<Position>('text not null'),
  streamId: 'text not null',
  eventId: 'text not null',
  eventType: 'text not null',
  parkedAt: 'timestamptz not null',

  /** When it is tried again by itself; null where that needs a person. */
  nextTryAt: 'timestamptz',
  discardedAt: 'timestamptz not null',
  discardedBy: 'text not null',
  reason: 'text not null',
} as const;
export type DiscardedEvent = RowOf<typeof discardedEventColumns>;

/** Of `platform.parked`, as a `ParkedEvent` has them. */
export const parkedColumns = `policy, position, stream_id as "streamId", revision, event_id as "eventId", event_type as "eventType",
  error, tries, parked_at as "parkedAt", next_try_at as "nextTryAt"`;

/** Every parked event, oldest first, without those that only wait for their time. */
export async function listParked(pool: Pick<pg.Pool, 'query'>): Promise<ParkedEvent[]> {
  const text = `select ${parkedColumns} from platform.parked where discarded_at is null and not planned
    order by policy, position`;
  return await findRows(pool, parkedEventColumns, text);
}

/** Every event that was left undone, oldest first. */
export async function listDiscarded(pool: Pick<pg.Pool, 'query'>): Promise<DiscardedEvent[]> {
  const text = `select ${parkedColumns}, discarded_at as "discardedAt", discarded_by as "discardedBy", discard_reason as reason
    from platform.parked where discarded_at is not null order by policy, position`;
  return await findRows(pool, discardedEventColumns, text);
}

/**
 * Asks for another try of what a policy parked, of one stream where named; whichever instance leads the policy does it
 * within about a second. @returns how many events are asked for
 */
export async function retryParked(pool: Pick<pg.Pool, 'query'>, policy: string, streamId?: string): Promise<number> {
  const text = `update platform.parked set next_try_at = now()
    where policy = $1 and discarded_at is null and ($2::text is null or stream_id = $2)`;
  return (await pool.query(text, [policy, streamId ?? null])).rowCount ?? 0;
}

/**
 * Leaves one parked event undone for good; those that wait behind it go on within about a second. Who, when and why stays
 * beside what was parked. No try begins after this; one that is under way ends, and where it works the row says `doneAfterAll`.
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

/** What the error of a discarded event ends in where its reaction was under way at that very moment, and worked. */
export const doneAfterAll = 'done after all: it was being tried when it was discarded';
