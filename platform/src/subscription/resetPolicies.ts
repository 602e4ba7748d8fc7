import type pg from 'pg';
import { beginning, type EventStore, type Position } from '../eventStore/port.ts';
import { inTransaction } from '../postgres/inTransaction.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '../postgres/columns.ts';
import { sideBySide, streamsAtOnce } from '../sideBySide.ts';
import { checkpointsTable, parkedTable, resetsTable } from '../tables.ts';
import { holdsCheckpoint, readCheckpoints, type Checkpoint, type Mark } from './checkpoints.ts';
import { readModelSchema } from './defineReadModel.ts';
import { lockName, namespaceOf } from './leadership.ts';

type Store = Pick<EventStore, 'storeId' | 'head' | 'readAt' | 'readAll'>;

export class ResetRefused extends Error {
  override readonly name = 'ResetRefused';
}

const policiesText = "select name from platform.checkpoints where name not like '%@%' order by name";

/** Includes policies of earlier versions. */
export const listPolicies = async (pool: pg.Pool): Promise<readonly string[]> =>
  (await findRows(pool, columnsOf(checkpointsTable, 'name'), policiesText)).map(({ name }) => name);

/** @throws ResetRefused where the position holds no event */
export async function findMark(store: Store, position: Position): Promise<Mark> {
  if (position === beginning) return { position, eventId: null };
  const record = await store.readAt(position);
  if (!record) throw new ResetRefused(`there is no event at ${position}`);
  return { position, eventId: record.id };
}

/** Reads the store from its first event. */
export async function findMarkAtTime(store: Store, time: Date): Promise<Mark> {
  let mark: Mark = { position: beginning, eventId: null };
  for (;;) {
    const page = await store.readAll(mark.position, pageSize);
    if (page.length === 0) return mark;
    for (const { position, id, recordedAt } of page) {
      if (new Date(recordedAt) > time) return mark;
      mark = { position, eventId: id };
    }
  }
}

const pageSize = 1000;

export async function countEvents(store: Store, after: Position, upTo: Position): Promise<number> {
  let count = 0;
  for (let last = after; last < upTo;) {
    const page = await store.readAll(last, pageSize);
    if (page.length === 0) break;
    count += page.filter(({ position }) => position <= upTo).length;
    last = page.at(-1)?.position ?? upTo;
  }
  return count;
}

const lostColumns = {
  ...columnsOf(parkedTable, 'position', 'stream_id', 'revision', 'event_id', 'event_type', 'error'),
  discarded_at: 'timestamptz',
  discarded_by: 'text',
  discard_reason: 'text',
} as const;
export type LostEvent = RowOf<typeof lostColumns>;

export type PlannedReset = {
  readonly from: Checkpoint;
  /** Whether the store holds the event of the checkpoint. */
  readonly isHeld: boolean;
  readonly to: Mark;
  readonly lost: readonly LostEvent[];
};

/** @throws ResetRefused for a read model, or an unknown policy */
export async function planReset(pool: pg.Pool, store: Store, policy: string, to: Mark): Promise<PlannedReset> {
  if (policy.includes('@')) throw new ResetRefused(`${policy} is a read model: rebuild it`);
  const [from] = await readCheckpoints(pool, [policy]);
  if (!from) throw new ResetRefused(`there is no policy ${policy}`);
  return { from, isHeld: await holdsCheckpoint(store, from), to, lost: await findLost(pool, store, policy) };
}

/**
 * After the store was set back: policies beyond the store go to `to`, and none skips an unhandled event.
 * @param fromBeginning policies whose tables are filled again
 */
export async function planResets(
  pool: pg.Pool,
  store: Store,
  to: Mark,
  fromBeginning: readonly string[] = [],
): Promise<readonly PlannedReset[]> {
  const plans: PlannedReset[] = [];
  for (const policy of await listPolicies(pool)) {
    const target = fromBeginning.includes(policy) ? { position: beginning, eventId: null } : to;
    const plan = await planReset(pool, store, policy, target);
    const isLater = plan.isHeld && plan.from.position <= target.position;
    if (isLater && plan.lost.length === 0) continue;
    plans.push(isLater ? { ...plan, to: plan.from } : plan);
  }
  return plans.some(({ isHeld, lost }) => !isHeld || lost.length > 0) ? plans : [];
}

async function findLost(pool: pg.Pool, store: Store, policy: string): Promise<readonly LostEvent[]> {
  const text = `select ${Object.keys(lostColumns).join(', ')} from platform.parked where policy = $1 order by position`;
  const rows = await findRows(pool, lostColumns, text, [policy]);
  const lost = new Set<LostEvent>();
  await sideBySide(rows, streamsAtOnce, async (row) => {
    const record = await store.readAt(row.position);
    if (record?.id.toLowerCase() !== row.event_id.toLowerCase()) lost.add(row);
  });
  return rows.filter((row) => lost.has(row));
}

/**
 * Also removes parked events that the store lost; a new event could take their position. All or nothing; recorded in
 * `platform.resets`.
 */
export async function resetPolicies(
  pool: pg.Pool,
  store: Store,
  plans: readonly PlannedReset[],
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<void> {
  const storeId = await store.storeId();
  await inTransaction(pool, async (client) => {
    for (const { from, to, lost } of plans) {
      await client.query(
        `update platform.checkpoints set store_id = $2, position = $3, event_id = $4, rows_written_at = null,
          moved_at = now() where name = $1`,
        [from.name, storeId, to.position, to.eventId],
      );
      await client.query('delete from platform.parked where policy = $1 and position = any($2)', [
        from.name,
        lost.map(({ position }) => position),
      ]);
      await client.query(
        `insert into platform.resets (policy, store_id, from_position, to_position, removed, reset_by, reason)
          values ($1, $2, $3, $4, $5, $6, $7)`,
        [from.name, storeId, from.position, to.position, JSON.stringify(lost), by, reason],
      );
    }
  });
}

/** @throws ResetRefused while a process leads one of them */
export async function withoutLeaders<T>(
  pool: pg.Pool,
  policies: readonly string[],
  work: () => Promise<T>,
  schema = readModelSchema,
): Promise<T> {
  const client = await pool.connect();
  try {
    for (const policy of policies) {
      const rows = await findRows(
        client,
        { locked: 'boolean not null' },
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
        [lockName(namespaceOf(schema), policy)],
      );
      if (!rows[0]?.locked) throw new ResetRefused(`a process leads ${policy}; stop it first`);
    }
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock_all()').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}

const resetColumns = {
  ...columnsOf(resetsTable, 'policy', 'reason'),
  from: typed<Position>('text not null'),
  to: typed<Position>('text not null'),
  removed: typed<readonly LostEvent[]>('jsonb not null'),
  resetBy: 'text not null',
  resetAt: 'timestamptz not null',
} as const;
export type Reset = RowOf<typeof resetColumns>;

/** Oldest first. */
export async function listResets(pool: Pick<pg.Pool, 'query'>): Promise<readonly Reset[]> {
  const text = `select policy, reason, from_position as "from", to_position as "to", removed, reset_by as "resetBy",
      reset_at as "resetAt" from platform.resets order by id`;
  return await findRows(pool, resetColumns, text);
}
