import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { SessionUser } from './handler.ts';
import { Problem } from './problem.ts';
import { cookieName } from './cookieName.ts';
import { cookieOptions, framedCookie, isPunchOut } from './punchOut.ts';
import { SessionStore } from './sessionStore.ts';

declare module 'express-session' {
  interface SessionData {
    user?: SessionUser;
  }
}

const names = { shop: 'sid', punchOut: 'oci_sid' } as const;
const nameFor = (request: Request): string => cookieName(request, names[isPunchOut(request) ? 'punchOut' : 'shop']);

export function sessions(newStore: () => SessionStore, secret: string): RequestHandler {
  // express-session sets cookie options on its store.
  const checkOf = (secure: boolean, kind: keyof typeof names): RequestHandler => {
    const store = newStore();
    const maxAge = store.lifetimeOf({ roles: [] });
    const cookie =
      kind === 'punchOut' ? { ...framedCookie } : { httpOnly: true, sameSite: 'lax' as const, secure, path: '/' };
    return session({
      store,
      secret,
      name: cookieName({ secure }, names[kind]),
      resave: false,
      rolling: false,
      saveUninitialized: false,
      cookie: { ...cookie, maxAge },
    });
  };
  const checks = {
    shop: [checkOf(false, 'shop'), checkOf(true, 'shop')],
    punchOut: [checkOf(false, 'punchOut'), checkOf(true, 'punchOut')],
  } as const;
  return (request, response, next) => {
    const cookies = request.cookies as Record<string, unknown>;
    const cookie = nameFor(request);
    // The cookie parser reads a forged `j:…` as JSON; the session check accepts strings only.
    if (typeof cookies[cookie] !== 'string') delete cookies[cookie];
    const [plain, secured] = checks[isPunchOut(request) ? 'punchOut' : 'shop'];
    (request.secure ? secured : plain)(request, response, next);
  };
}

/** A punch-out session is none elsewhere, and the other way round. */
export function userOf(request: Request): SessionUser | null {
  const { user } = request.session;
  return user !== undefined && (user.erp !== undefined) === isPunchOut(request) ? user : null;
}

export async function currentUser(request: Request): Promise<SessionUser | null> {
  const store: unknown = request.sessionStore;
  if (!(store instanceof SessionStore)) return null;
  return (await store.findCurrent(request.sessionID))?.user ?? null;
}

/** Makes a new session id, against session fixation. */
export async function signIn(request: Request, user: SessionUser, lifetimeMs?: number): Promise<void> {
  const store: unknown = request.sessionStore;
  if (!(store instanceof SessionStore) || store.isStored(request.session))
    await awaitCallback((callback) => request.session.regenerate(callback));
  const ms = lifetimeMs ?? (store instanceof SessionStore ? store.lifetimeOf(user) : undefined);
  if (ms !== undefined) request.session.cookie.maxAge = ms;
  request.session.user = user;
  await awaitCallback((callback) => request.session.save(callback));
  if (isPunchOut(request) && !request.secure) sendFramedCookie(request);
}

/** express-session sends no `Secure` cookie without TLS. */
function sendFramedCookie(request: Request): void {
  const maxAge = request.session.cookie.maxAge;
  request.res?.cookie(nameFor(request), request.sessionID, {
    ...framedCookie,
    signed: true,
    ...(typeof maxAge === 'number' ? { maxAge } : {}),
  });
}

/** @throws Problem `session.required` when the session has ended */
export async function updateUser(request: Request, user: SessionUser): Promise<void> {
  // `request.session` would revive an ended session when saved.
  const store: unknown = request.sessionStore;
  if (!(store instanceof SessionStore && (await store.update(request.sessionID, user))))
    throw new Problem('session.required');
}

/** Concurrent changes stay. @throws Problem `session.required` when the session has ended */
export async function changeUser(request: Request, fields: Partial<SessionUser>): Promise<void> {
  const store: unknown = request.sessionStore;
  if (!(store instanceof SessionStore && (await store.change(request.sessionID, fields))))
    throw new Problem('session.required');
}

export async function signOut(request: Request): Promise<void> {
  await awaitCallback((callback) => request.session.destroy(callback));
  request.res?.clearCookie(nameFor(request), cookieOptions(request));
}

const awaitCallback = (start: (callback: (error?: unknown) => void) => unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    start((error) => (error ? reject(error as Error) : resolve()));
  });
