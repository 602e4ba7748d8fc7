import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { SessionUser } from './handler.ts';
import type { SessionStore } from './sessionStore.ts';

declare module 'express-session' {
  interface SessionData {
    user?: SessionUser;
  }
}

const fortnight = 14 * 24 * 60 * 60 * 1000;

/** The session check: one SELECT where the browser brings a session cookie, nothing otherwise. */
export function sessions(store: SessionStore, secret: string): RequestHandler {
  return session({
    store,
    secret,
    name: 'sid',
    resave: false,
    rolling: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: fortnight, path: '/' },
  });
}

export const userOf = (request: Request): SessionUser | null => request.session.user ?? null;

/** A new session id for the one who signs in: an id planted before the login is worth nothing after it. */
export async function signIn(request: Request, user: SessionUser): Promise<void> {
  await settled((done) => request.session.regenerate(done));
  await updateUser(request, user);
}

export async function updateUser(request: Request, user: SessionUser): Promise<void> {
  request.session.user = user;
  await settled((done) => request.session.save(done));
}

export async function signOut(request: Request): Promise<void> {
  await settled((done) => request.session.destroy(done));
  request.res?.clearCookie('sid', { path: '/' });
}

const settled = (start: (done: (error?: unknown) => void) => unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    start((error) => (error ? reject(error as Error) : resolve()));
  });
