import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { SessionUser } from './handler.ts';
import { Problem } from './problem.ts';
import { SessionStore } from './sessionStore.ts';

declare module 'express-session' {
  interface SessionData {
    user?: SessionUser;
  }
}

/** Of the session's cookie. */
const name = 'sid';
const fortnight = 14 * 24 * 60 * 60 * 1000;

/** The session check: one SELECT where the browser brings a session cookie, nothing otherwise. */
export function sessions(store: SessionStore, secret: string): RequestHandler {
  const check = session({
    store,
    secret,
    name,
    resave: false,
    rolling: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: fortnight, path: '/' },
  });
  return (request, response, next) => {
    const cookies = request.cookies as Record<string, unknown>;
    // The cookie parser reads a forged `j:…` as JSON; the session check can take texts only.
    if (typeof cookies[name] !== 'string') delete cookies[name];
    check(request, response, next);
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
  if (lifetimeMs !== undefined) request.session.cookie.maxAge = lifetimeMs;
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

/** Ends the session and takes its cookie back. */
export async function signOut(request: Request): Promise<void> {
  await settled((done) => request.session.destroy(done));
  request.res?.clearCookie(name, { path: '/' });
}

const settled = (start: (done: (error?: unknown) => void) => unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    start((error) => (error ? reject(error as Error) : resolve()));
  });
