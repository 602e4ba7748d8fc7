import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { SessionUser } from './handler.ts';
import { Problem } from './problem.ts';
import { cookieName } from './cookieName.ts';
import { SessionStore } from './sessionStore.ts';

declare module 'express-session' {
  interface SessionData {
    user?: SessionUser;
  }
}

/** Of the session's cookie. */
const name = 'sid';

/** The session check: one SELECT where the browser brings a session cookie, nothing otherwise. */
export function sessions(newStore: () => SessionStore, secret: string): RequestHandler {
  // express-session writes into its store how cookies are made.
  const checkOf = (secure: boolean): RequestHandler => {
    const store = newStore();
    const maxAge = store.lifetimeOf({ roles: [] });
    return session({
      store,
      secret,
      name: cookieName({ secure }, name),
      resave: false,
      rolling: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax', secure, maxAge, path: '/' },
    });
  };
  const [plain, secured] = [checkOf(false), checkOf(true)];
  return (request, response, next) => {
    const cookies = request.cookies as Record<string, unknown>;
    const called = cookieName(request, name);
    // The cookie parser reads a forged `j:…` as JSON; the session check can take texts only.
    if (typeof cookies[called] !== 'string') delete cookies[called];
    (request.secure ? secured : plain)(request, response, next);
  };
}

/** Who is signed in by the session of this request; null for a visitor. */
export const userOf = (request: Request): SessionUser | null => request.session.user ?? null;

/** The session's user as the store knows it now; null where the session has ended meanwhile. */
export const currentUser = (request: Request): Promise<SessionUser | null> =>
  new Promise((resolve, reject) => {
    request.sessionStore.get(request.sessionID, (error: unknown, data) =>
      error ? reject(error as Error) : resolve(data?.user ?? null),
    );
  });

/** A new session id for the one who signs in: an id planted before the login is worth nothing after it. */
export async function signIn(request: Request, user: SessionUser, lifetimeMs?: number): Promise<void> {
  await settled((done) => request.session.regenerate(done));
  const store: unknown = request.sessionStore;
  const ms = lifetimeMs ?? (store instanceof SessionStore ? store.lifetimeOf(user) : undefined);
  if (ms !== undefined) request.session.cookie.maxAge = ms;
  request.session.user = user;
  await settled((done) => request.session.save(done));
}

/**
 * Writes who the session's user now is.
 * @throws Problem `session.required` where the session was ended while the request was under way
 */
export async function updateUser(request: Request, user: SessionUser): Promise<void> {
  // Not by way of `request.session`: what express-session saves would bring back a session that has ended.
  const store: unknown = request.sessionStore;
  if (!(store instanceof SessionStore && (await store.update(request.sessionID, user))))
    throw new Problem('session.required');
}

/**
 * Sets some of what is known of the session's user: what the others became while the request was under way they stay.
 * @throws Problem `session.required` where the session was ended meanwhile
 */
export async function changeUser(request: Request, fields: Partial<SessionUser>): Promise<void> {
  const store: unknown = request.sessionStore;
  if (!(store instanceof SessionStore && (await store.change(request.sessionID, fields))))
    throw new Problem('session.required');
}

/** Ends the session and takes its cookie back. */
export async function signOut(request: Request): Promise<void> {
  await settled((done) => request.session.destroy(done));
  request.res?.clearCookie(cookieName(request, name), { path: '/', secure: request.secure });
}

const settled = (start: (done: (error?: unknown) => void) => unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    start((error) => (error ? reject(error as Error) : resolve()));
  });
