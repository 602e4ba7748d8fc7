import { callbackify } from 'node:util';
import session, { type SessionData } from 'express-session';
import type pg from 'pg';
import type { SessionUser } from './handler.ts';
import { createSessionLifetime, type SessionLifetime } from './sessionLifetime.ts';
import { findRow } from '../postgres/findRows.ts';
import { typed } from '../postgres/columns.ts';

/** The column has no time zone: it holds UTC, whatever the server's own zone is. */
const statements = {
  find: "select sess from platform.sessions where sid = $1 and expire > now() at time zone 'utc'",
  begin: `insert into platform.sessions (sid, sess, expire) values ($1, $2, $3::timestamptz at time zone 'utc')
    on conflict (sid) do nothing`,
  update: `update platform.sessions set sess = jsonb_set(sess::jsonb, '{user}', $2),
      expire = least(expire, now() at time zone 'utc' + $3 * interval '1 millisecond')
    where sid = $1 and expire > now() at time zone 'utc' returning sid`,
  change: `update platform.sessions set sess = jsonb_set(sess::jsonb, '{user}', (sess::jsonb -> 'user') || $2)
    where sid = $1 and expire > now() at time zone 'utc' returning sid`,
  end: 'delete from platform.sessions where sid = $1',
  sweep: "delete from platform.sessions where expire <= now() at time zone 'utc'",
};

const hour = 60 * 60 * 1000;

/**
 * Sessions as rows of `platform.sessions`, read by one prepared statement. It has no `touch` on purpose: reading never
 * writes, so the query side needs no right to. What has expired is deleted at most once an hour, when somebody signs in.
 * A row is written once, and changed only while it is there: a session that was ended stays so, whatever is under way.
 */
export class SessionStore extends session.Store {
  private readonly pool: pg.Pool;
  private sweptAt = 0;
  private readonly begun = new WeakSet<object>();
  readonly lifetimeOf: SessionLifetime;
  constructor(pool: pg.Pool, lifetimeOf = createSessionLifetime()) {
    super();
    this.pool = pool;
    this.lifetimeOf = lifetimeOf;
  }

  override get(id: string, done: (error: unknown, data?: SessionData | null) => void): void {
    const statement = { name: 'session_find', text: statements.find, values: [id] };
    const find = callbackify(() => findRow(this.pool, { sess: typed<SessionData>('json not null') }, statement));
    find((error, row) => done(error, row?.sess ?? null));
  }

  override createSession(...[request, data]: Parameters<session.Store['createSession']>) {
    const found = super.createSession(request, data);
    this.begun.add(found);
    return found;
  }

  /** Begins a session. express-session saves again at the end of a request, which does nothing. */
  override set(id: string, data: SessionData, done?: (error?: unknown) => void): void {
    if (this.begun.has(data)) {
      done?.();
      return;
    }
    this.begun.add(data);
    const expiresAt = data.cookie.expires ?? new Date(Date.now() + 86_400_000);
    this.run('begin', [id, JSON.stringify(data), expiresAt], (error) => done?.(error));
    if (Date.now() - this.sweptAt < hour) return;
    this.sweptAt = Date.now();
    // What is not swept now is swept in an hour.
    this.run('sweep', [], () => undefined);
  }

  /** Another user in a session that is there, which ends no later than theirs do; false where it has ended meanwhile, which no writing may undo. */
  update(id: string, user: SessionUser): Promise<boolean> {
    return new Promise((resolve, reject) =>
      this.run('update', [id, JSON.stringify(user), this.lifetimeOf(user)], (error, changed) =>
        error ? reject(error as Error) : resolve(changed === 1),
      ),
    );
  }

  /** Sets these of a session's user and leaves the others as they now are; false where it has ended meanwhile. */
  change(id: string, fields: Partial<SessionUser>): Promise<boolean> {
    return new Promise((resolve, reject) =>
      this.run('change', [id, JSON.stringify(fields)], (error, changed) =>
        error ? reject(error as Error) : resolve(changed === 1),
      ),
    );
  }

  override destroy(id: string, done?: (error?: unknown) => void): void {
    this.run('end', [id], (error) => done?.(error));
  }

  private run(
    name: keyof typeof statements,
    values: unknown[],
    done: (error: unknown, changed?: number) => void,
  ): void {
    const statement = { name: `session_${name}`, text: statements[name], values };
    this.pool.query(statement, (error: Error | undefined, result) =>
      done(error, error ? undefined : (result.rowCount ?? 0)),
    );
  }
}
