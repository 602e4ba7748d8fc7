import { callbackify } from 'node:util';
import session, { type SessionData } from 'express-session';
import type pg from 'pg';
import type { SessionUser } from './handler.ts';
import { createSessionLifetime, type SessionLifetime } from './sessionLifetime.ts';
import { gathering } from '../gathering.ts';
import { findRow, findRows } from '../postgres/findRows.ts';
import { typed } from '../postgres/columns.ts';

/** The column has no time zone and holds UTC. */
const statements = {
  find: "select sess from platform.sessions where sid = $1 and expire > now() at time zone 'utc'",
  findMany: "select sid, sess from platform.sessions where sid = any($1) and expire > now() at time zone 'utc'",
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
 * No `touch`, so the query side needs no write right. Updates need an existing row, so that an ended session stays
 * ended.
 */
export class SessionStore extends session.Store {
  private readonly pool: pg.Pool;
  private sweptAt = 0;
  private readonly existingSessions = new WeakSet<object>();
  readonly lifetimeOf: SessionLifetime;
  constructor(pool: pg.Pool, lifetimeOf = createSessionLifetime()) {
    super();
    this.pool = pool;
    this.lifetimeOf = lifetimeOf;
  }

  override get(id: string, callback: (error: unknown, data?: SessionData | null) => void): void {
    const statement = { name: 'session_find', text: statements.find, values: [id] };
    const find = callbackify(() => findRow(this.pool, { sess: typed<SessionData>('json not null') }, statement));
    find((error, row) => callback(error, row?.sess ?? null));
  }

  /** Gathers the checks of open event streams. */
  readonly findCurrent = gathering({ together: 500, underWay: 1 }, async (ids: readonly string[]) => {
    const statement = { name: 'session_find_many', text: statements.findMany, values: [ids] };
    const columns = { sid: 'varchar not null', sess: typed<SessionData>('json not null') } as const;
    const found = new Map((await findRows(this.pool, columns, statement)).map(({ sid, sess }) => [sid, sess]));
    return ids.map((id) => found.get(id) ?? null);
  });

  override createSession(...[request, data]: Parameters<session.Store['createSession']>) {
    const loadedSession = super.createSession(request, data);
    this.existingSessions.add(loadedSession);
    return loadedSession;
  }

  /** Against the later save of express-session. */
  override set(id: string, data: SessionData, callback?: (error?: unknown) => void): void {
    if (this.existingSessions.has(data)) {
      callback?.();
      return;
    }
    this.existingSessions.add(data);
    const expiresAt = data.cookie.expires ?? new Date(Date.now() + 86_400_000);
    this.run('begin', [id, JSON.stringify(data), expiresAt], (error) => callback?.(error));
    if (Date.now() - this.sweptAt < hour) return;
    this.sweptAt = Date.now();
    this.run('sweep', [], () => undefined);
  }

  /** False for a session that this request began: its id is new. */
  isStored(session: object): boolean {
    return this.existingSessions.has(session);
  }

  /** Keeps the earlier end; false when the session has ended. */
  update(id: string, user: SessionUser): Promise<boolean> {
    return new Promise((resolve, reject) =>
      this.run('update', [id, JSON.stringify(user), this.lifetimeOf(user)], (error, changedRows) =>
        error ? reject(error as Error) : resolve(changedRows === 1),
      ),
    );
  }

  /** Changes these fields only; false when the session has ended. */
  change(id: string, fields: Partial<SessionUser>): Promise<boolean> {
    return new Promise((resolve, reject) =>
      this.run('change', [id, JSON.stringify(fields)], (error, changedRows) =>
        error ? reject(error as Error) : resolve(changedRows === 1),
      ),
    );
  }

  override destroy(id: string, callback?: (error?: unknown) => void): void {
    this.run('end', [id], (error) => callback?.(error));
  }

  private run(
    name: keyof typeof statements,
    values: unknown[],
    callback: (error: unknown, changedRows?: number) => void,
  ): void {
    const statement = { name: `session_${name}`, text: statements[name], values };
    this.pool.query(statement, (error: Error | undefined, result) =>
      callback(error, error ? undefined : (result.rowCount ?? 0)),
    );
  }
}
