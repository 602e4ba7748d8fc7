import type pg from 'pg';
import type { Position, RecordedEvent } from '../event-store/port.ts';
import { groupBy } from '../groupBy.ts';

/** An event that a policy could not deal with, or that waits behind one of its stream. */
export type ParkedEvent = {
  readonly policy: string;
  readonly position: Position;
  readonly streamId: string;
  readonly revision: number;
  readonly eventId: string;
  readonly eventType: string;
  /** Null where it only waits behind an earlier one. */
  readonly error: string | null;
  readonly tries: number;
  readonly parkedAt: Date;
};

const columns = `policy, position, stream_id as "streamId", revision, event_id as "eventId", event_type as "eventType",
  error, tries, parked_at as "parkedAt"`;

/** Every parked event, oldest first; of one policy where named. */
export async function listParked(pool: Pick<pg.Pool, 'query'>, policy?: string): Promise<ParkedEvent[]> {
  const text = `select ${columns} from platform.parked where $1::text is null or policy = $1 order by policy, position`;
  return (await pool.query<ParkedEvent>(text, [policy ?? null])).rows;
}

/**
 * Asks for another try of what a policy parked, of one stream where named; whichever instance leads the policy does it
 * within about a second. @returns how many events are asked for
 */
export async function retryParked(pool: Pick<pg.Pool, 'query'>, policy: string, streamId?: string): Promise<number> {
  const text = `update platform.parked set retry_requested_at = now()
    where policy = $1 and ($2::text is null or stream_id = $2)`;
  return (await pool.query(text, [policy, streamId ?? null])).rowCount ?? 0;
}

/** One policy's parking place. Only the instance that leads the policy uses it, so its memory of it is right. */
export type ParkingPlace = {
  readonly holds: (streamId: string) => boolean;
  readonly count: () => number;
  /** @param error null where the event only waits behind an earlier one */
  readonly park: (event: RecordedEvent, error: string | null) => Promise<void>;
  /** Streams that somebody wants tried again, each with its parked events in order. */
  readonly requested: () => Promise<ReadonlyMap<string, readonly ParkedEvent[]>>;
  readonly release: (event: ParkedEvent) => Promise<void>;
  readonly failedAgain: (event: ParkedEvent, error: string) => Promise<void>;
};

export async function openParkingPlace(pool: pg.Pool, policy: string): Promise<ParkingPlace> {
  const counts = new Map<string, number>();
  const add = (streamId: string, by: number): void => {
    const count = (counts.get(streamId) ?? 0) + by;
    if (count > 0) counts.set(streamId, count);
    else counts.delete(streamId);
  };
  for (const { streamId } of await listParked(pool, policy)) add(streamId, 1);

  return {
    holds: (streamId) => counts.has(streamId),
    count: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    park: async (event, error) => {
      const { rowCount } = await pool.query(
        `insert into platform.parked (policy, position, stream_id, revision, event_id, event_type, error, tries)
          values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (policy, position) do nothing`,
        [policy, event.position, event.streamId, event.revision, event.id, event.type, error, error === null ? 0 : 1],
      );
      add(event.streamId, rowCount ?? 0);
    },
    requested: async () => {
      const text = `select ${columns} from platform.parked where policy = $1 and stream_id in (
          select stream_id from platform.parked where policy = $1 and retry_requested_at is not null
        ) order by position`;
      const { rows } = await pool.query<ParkedEvent>(text, [policy]);
      return groupBy(rows, ({ streamId }) => streamId);
    },
    release: async ({ position, streamId }) => {
      await pool.query('delete from platform.parked where policy = $1 and position = $2', [policy, position]);
      add(streamId, -1);
    },
    failedAgain: async ({ position, streamId }, error) => {
      await pool.query(
        `update platform.parked set retry_requested_at = null,
            error = case when position = $3 then $4 else error end,
            tries = tries + case when position = $3 then 1 else 0 end
          where policy = $1 and stream_id = $2`,
        [policy, streamId, position, error],
      );
    },
  };
}
