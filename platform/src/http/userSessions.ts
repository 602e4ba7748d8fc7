import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { SessionUser } from './handler.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf, typed } from '../postgres/columns.ts';
import { sessionsTable } from '../tables.ts';

/** For its owner, without the cookie's id. */
export type UserSession = {
  readonly id: string;
  readonly begun: NonNullable<SessionUser['begun']> | null;
  readonly isCurrent: boolean;
};

const mostListed = 100;

const idOf = (sid: string): string => createHash('sha256').update(sid).digest('hex').slice(0, 32);
const idColumn = `substr(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 1, 32)`;
/** Excludes views of the office. */
const own = `sess -> 'user' ->> 'userId' = $1 and sess -> 'user' -> 'view' is null`;

/** The current session first, then the newest. */
export async function findSessionsOf(
  pool: Pick<pg.Pool, 'query'>,
  userId: string,
  currentSid: string,
): Promise<readonly UserSession[]> {
  const rows = await findRows(
    pool,
    { ...columnsOf(sessionsTable, 'sid'), user: typed<SessionUser>('json not null') },
    `select sid, sess -> 'user' as user from platform.sessions
     where ${own} and expire > now() at time zone 'utc'
     order by sid = $2 desc, sess -> 'user' -> 'begun' ->> 'at' desc nulls last limit $3`,
    [userId, currentSid, mostListed],
  );
  return rows.map(({ sid, user }) => ({ id: idOf(sid), begun: user.begun ?? null, isCurrent: sid === currentSid }));
}

export async function endOfSession(pool: Pick<pg.Pool, 'query'>, sid: string): Promise<Date | null> {
  const rows = await findRows(
    pool,
    { ends_at: 'timestamptz not null' },
    `select expire at time zone 'utc' as ends_at from platform.sessions where sid = $1`,
    [sid],
  );
  return rows[0]?.ends_at ?? null;
}

export async function endSessionOf(pool: Pick<pg.Pool, 'query'>, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(`delete from platform.sessions where ${own} and ${idColumn} = $2`, [
    userId,
    id,
  ]);
  return rowCount === 1;
}

export async function endOtherSessionsOf(
  pool: Pick<pg.Pool, 'query'>,
  userId: string,
  currentSid: string,
): Promise<number> {
  const { rowCount } = await pool.query(`delete from platform.sessions where ${own} and sid <> $2`, [
    userId,
    currentSid,
  ]);
  return rowCount ?? 0;
}

/** @param day yyyy-mm-dd */
export async function noteSessionDay(pool: Pick<pg.Pool, 'query'>, sid: string, day: string): Promise<void> {
  await pool.query(
    `update platform.sessions set sess = jsonb_set(sess::jsonb, '{user,begun,usedOn}', to_jsonb($2::text))
     where sid = $1 and sess -> 'user' -> 'begun' is not null`,
    [sid, day],
  );
}
