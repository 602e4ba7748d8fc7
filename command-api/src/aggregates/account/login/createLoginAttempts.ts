import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '@talloor/platform/http/problem.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { loginAttemptsTable } from '../../../tables.ts';

/** after-ordering.md §9. */
export const mostFailures = 3;
export const blockMinutes = 5;

export type LoginFailure = { readonly attemptsLeft: number; readonly blockedUntil: Date | null };

/** Per username over all processes; unknown names count too. */
export type LoginAttempts = {
  /** Settled by one of the next two. @throws Problem `login.blocked`, `login.busy` */
  readonly admit: (username: string) => Promise<void>;
  /** @param userId null for an unknown name */
  readonly recordFailure: (username: string, userId: string | null) => Promise<LoginFailure>;
  readonly forget: (username: string) => Promise<void>;
  readonly blockedUntil: (username: string) => Promise<Date | null>;
};

type Side = Pick<CommandSide, 'pool' | 'clock' | 'sign'>;

/** Block over, a day old, or from the future (clock change). */
const lapsed = `(kept.blocked_until <= $2 or kept.last_at <= $2::timestamptz - interval '1 day'
  or kept.last_at > $2::timestamptz + interval '10 minutes')`;
/** Attempts of a dead process expire. */
const underWay = `(case when kept.last_at <= $2::timestamptz - interval '30 seconds' then kept.failed else kept.tried end)`;

const statements = {
  admit: `insert into command.login_attempts as kept (name_hash, tried, failed, last_at) values ($1, 1, 0, $2)
    on conflict (name_hash) do update set
      tried = case when ${lapsed} then 1 else ${underWay} + 1 end,
      failed = case when ${lapsed} then 0 else kept.failed end,
      blocked_until = null, last_at = $2
    where ${lapsed} or (kept.blocked_until is null and ${underWay} < $3)
    returning tried`,
  fail: `insert into command.login_attempts as kept (name_hash, tried, failed, last_at) values ($1, 1, 1, $2)
    on conflict (name_hash) do update set
      tried = greatest(kept.tried, kept.failed + 1), failed = kept.failed + 1, last_at = $2,
      blocked_until = coalesce(kept.blocked_until, case when kept.failed + 1 >= $3 then $4::timestamptz end)
    returning failed, blocked_until`,
  look: 'select blocked_until from command.login_attempts where name_hash = $1 and blocked_until > $2',
  forget: 'delete from command.login_attempts where name_hash = $1',
  note: `insert into platform.failed_logins as noted (name_hash, hour, user_id, failures, last_at)
    values ($1, date_trunc('hour', $2::timestamptz), $3, 1, $2)
    on conflict (name_hash, hour) do update set failures = noted.failures + 1, last_at = excluded.last_at,
      user_id = coalesce(excluded.user_id, noted.user_id)`,
  sweep: `delete from command.login_attempts where last_at <= $1::timestamptz - interval '1 day'`,
  sweepNotes: `delete from platform.failed_logins where last_at <= $1::timestamptz - interval '400 days'`,
};

const looks = 20;
const lookAgainMs = 150;

/** In PostgreSQL, for all instances, under a hash of the name. */
export function createLoginAttempts({ pool, clock, sign }: Side): LoginAttempts {
  const nameHash = (username: string) => sign('login attempts', usernameKey(username));
  let sweptAt = 0;
  const sweep = async (now: Date): Promise<void> => {
    if (Math.abs(now.getTime() - sweptAt) < 60 * 60 * 1000) return;
    sweptAt = now.getTime();
    await pool.query(statements.sweep, [now]);
    await pool.query(statements.sweepNotes, [now]);
  };
  const blockedUntil = async (username: string): Promise<Date | null> => {
    const rows = await findRows(
      pool,
      { blocked_until: 'timestamptz not null' },
      { name: 'command_login_blocked', text: statements.look, values: [nameHash(username), clock.now()] },
    );
    return rows[0]?.blocked_until ?? null;
  };
  return {
    admit: async (username) => {
      await sweep(clock.now());
      for (let look = 0; look < looks; look += 1) {
        const values = [nameHash(username), clock.now(), mostFailures];
        if ((await pool.query(statements.admit, values)).rowCount === 1) return;
        const until = await blockedUntil(username);
        if (until) throw blocked(until, clock.now());
        await pause(lookAgainMs);
      }
      throw new Problem('login.busy', { parameters: { retry_after: 5 } });
    },
    recordFailure: async (username, userId) => {
      const now = clock.now();
      await pool.query(statements.note, [nameHash(username), now, userId]);
      const until = new Date(now.getTime() + blockMinutes * 60_000);
      const rows = await findRows(pool, columnsOf(loginAttemptsTable, 'failed', 'blocked_until'), statements.fail, [
        nameHash(username),
        now,
        mostFailures,
        until,
      ]);
      const [row] = rows;
      return {
        attemptsLeft: Math.max(0, mostFailures - (row?.failed ?? 0)),
        blockedUntil: row?.blocked_until ?? null,
      };
    },
    forget: async (username) => {
      await pool.query(statements.forget, [nameHash(username)]);
    },
    blockedUntil,
  };
}

export const blocked = (until: Date, now: Date): Problem =>
  new Problem('login.blocked', {
    parameters: {
      retry_after: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
      minutes: blockMinutes,
    },
  });
