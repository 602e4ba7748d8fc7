import type pg from 'pg';
import type { Position, RecordedEvent } from '../eventStore/port.ts';
import { groupBy } from '../groupBy.ts';
import { parkedEventColumns, doneAfterAll, parkedColumns, type ParkedEvent } from './parkedEvents.ts';
import { findRows } from '../postgres/findRows.ts';
import { typed, type RowOf } from '../postgres/columns.ts';

/** Time of the automatic retry, and its latest useful time. */
export type Deferral = {
  readonly pauseMs: number;
  readonly patienceMs: number;
  /** Not listed as trouble. */
  readonly isPlanned: boolean;
};

/** Used by the policy's leader only. */
export type ParkingPlace = {
  readonly holds: (streamId: string) => boolean;
  /** An earlier leader may have parked an event beyond the checkpoint. */
  readonly mayKnow: (position: Position) => boolean;
  readonly isDiscarded: (position: Position) => Promise<boolean>;
  readonly isEmpty: () => boolean;
  /** Without deferred events. */
  readonly count: () => number;
  /**
   * @param error null when the event only waits behind an earlier one
   * @param deferral null when a person must act
   */
  readonly park: (event: RecordedEvent, error: string | null, deferral: Deferral | null) => Promise<void>;
  /** By stream, in order, the most overdue first. */
  readonly due: () => Promise<ReadonlyMap<string, readonly ParkedEvent[]>>;
  /** @returns false when it was discarded meanwhile */
  readonly release: (event: ParkedEvent) => Promise<boolean>;
  readonly recordFailure: (event: ParkedEvent, error: string, deferral: Deferral | null) => Promise<void>;
  /** These streams and those with discards by others. */
  readonly refresh: (streamIds: Iterable<string>) => Promise<void>;
};

type Rest = {
  readonly events: number;
  readonly isDeferred: boolean;
  /** The events before it were discarded. */
  readonly isFree: boolean;
};

/** Streams per check. */
const mostDue = 200;

/** Changes are written before they count. */
export async function openParkingPlace(pool: pg.Pool, policy: string): Promise<ParkingPlace> {
  const rests = new Map<string, Rest>();
  const free = new Set<string>();
  let waitForPerson = 0;
  const note = (streamId: string, rest: Rest | null): void => {
    const waitingIn = (entry: Rest | null | undefined): number => (entry && !entry.isDeferred ? entry.events : 0);
    waitForPerson += waitingIn(rest) - waitingIn(rests.get(streamId));
    if (rest) rests.set(streamId, rest);
    else rests.delete(streamId);
    if (rest?.isFree) free.add(streamId);
    else free.delete(streamId);
  };
  const parkedStreamColumns = {
    events: 'int not null',
    isDeferred: 'boolean not null',

    isFree: 'boolean not null',
    streamId: 'text not null',
    at: 'timestamptz not null',
  } as const;
  type ParkedStream = RowOf<typeof parkedStreamColumns>;
  const noteAll = (rows: readonly ParkedStream[]): void => {
    for (const { streamId, events, isDeferred, isFree, at } of rows) {
      note(streamId, events === 0 ? null : { events, isDeferred, isFree });
      lookedAt = at;
    }
  };
  const startRows = await findRows(
    pool,
    { position: typed<Position>('text'), at: 'timestamptz not null' },
    'select max(position) as position, now() as at from platform.parked where policy = $1',
    [policy],
  );
  const furthestAtStart = startRows[0]?.position ?? '';
  let lookedAt = startRows[0]?.at ?? new Date(0);
  noteAll(
    await findRows(
      pool,
      parkedStreamColumns,
      `select stream_id as "streamId", ${restColumns} from platform.parked p
          where policy = $1 and discarded_at is null group by stream_id`,
      [policy],
    ),
  );

  return {
    holds: (streamId) => rests.has(streamId),
    mayKnow: (position) => position <= furthestAtStart,
    isDiscarded: async (position) => {
      const text = 'select from platform.parked where policy = $1 and position = $2 and discarded_at is not null';
      return (await pool.query(text, [policy, position])).rowCount === 1;
    },
    isEmpty: () => rests.size === 0,
    count: () => waitForPerson,
    park: async ({ position, streamId, revision, id, type }, error, deferral) => {
      const { rowCount } = await pool.query({
        name: 'park_event',
        text: `insert into platform.parked
            (policy, position, stream_id, revision, event_id, event_type, error, tries, next_try_at, planned)
          values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => $9::float8 / 1000), $10)
          on conflict (policy, position) do nothing`,
        values: [
          policy,
          position,
          streamId,
          revision,
          id,
          type,
          error,
          error === null ? 0 : 1,
          deferral?.pauseMs ?? null,
          // Events behind a deferred one are deferred too.
          deferral?.isPlanned ?? (error === null && rests.get(streamId)?.isDeferred === true),
        ],
      });
      if (rowCount === 0) return;
      const before = rests.get(streamId);
      // A later event may make a deferred one obsolete.
      if (before?.isDeferred && error === null)
        await pool.query(
          `update platform.parked set next_try_at = now()
            where policy = $1 and stream_id = $2 and planned and next_try_at > now() and discarded_at is null`,
          [policy, streamId],
        );
      note(streamId, {
        events: (before?.events ?? 0) + 1,
        isDeferred: before?.isDeferred ?? deferral !== null,
        isFree: before?.isFree ?? false,
      });
    },
    due: async () => {
      const text = `select ${parkedColumns} from platform.parked where policy = $1 and discarded_at is null
          and (stream_id = any($2::text[]) or stream_id = any(array(
            select stream_id from platform.parked p
            where policy = $1 and discarded_at is null and next_try_at <= now() and not exists (
              select from platform.parked earlier
              where earlier.policy = p.policy and earlier.stream_id = p.stream_id
                and earlier.revision < p.revision and earlier.discarded_at is null)
            order by next_try_at limit ${mostDue})))
        order by position`;
      const rows = await findRows(pool, parkedEventColumns, text, [policy, [...free]]);
      return groupBy(rows, ({ streamId }) => streamId);
    },
    release: async ({ position }) => {
      const text = 'delete from platform.parked where policy = $1 and position = $2 and discarded_at is null';
      if ((await pool.query(text, [policy, position])).rowCount === 1) return true;
      const admit = `update platform.parked set error = concat_ws('; ', error, $3::text) where policy = $1 and position = $2`;
      await pool.query(admit, [policy, position, doneAfterAll]);
      return false;
    },
    recordFailure: async ({ position, streamId }, error, deferral) => {
      await pool.query(
        `update platform.parked set
            error = case when position = $3 then $4 else error end,
            planned = $7,
            tries = tries + case when position = $3 then 1 else 0 end,
            next_try_at = case when position = $3 and now() < parked_at + make_interval(secs => $6::float8 / 1000)
              then now() + make_interval(secs => $5::float8 / 1000) end
          where policy = $1 and stream_id = $2 and discarded_at is null`,
        [
          policy,
          streamId,
          position,
          error,
          deferral?.pauseMs ?? null,
          deferral?.patienceMs ?? null,
          deferral?.isPlanned ?? false,
        ],
      );
    },
    refresh: async (streamIds) => {
      const rows = await findRows(pool, parkedStreamColumns, refreshText, [policy, [...streamIds], lookedAt]);
      noteAll(rows);
    },
  };
}

const restColumns = `count(p.position)::int as events, coalesce(bool_or(p.next_try_at is not null), false) as "isDeferred",
  coalesce((array_agg(p.error is null order by p.position))[1] and count(p.position) > 0, false) as "isFree", now() as at`;

/** Discards may become visible out of order, so a minute is read twice. */
const refreshText = `with moved as (
    select unnest($2::text[]) as stream_id
    union select stream_id from platform.parked where policy = $1 and discarded_at > $3::timestamptz - interval '1 minute'
  )
  select m.stream_id as "streamId", ${restColumns}
  from moved m left join platform.parked p on p.policy = $1 and p.stream_id = m.stream_id and p.discarded_at is null
  group by m.stream_id`;
