import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { problemStatus } from '@talloor/contracts/problem.ts';
import {
  checkCustomer,
  checkPermission,
  checkShownCustomer,
  checkView,
  isPermitted,
  requireApiKey,
} from './checkPermission.ts';
import type { Csrf } from './csrf.ts';
import type { Answer, ApiKey, FindApiKey, RequestContext, Route, SessionUser } from './handler.ts';
import { isOpenedByBrowser } from './isOpenedByBrowser.ts';
import { leadToLogin } from './leadToLogin.ts';
import { localeOf } from './locale.ts';
import { Problem } from './problem.ts';
import { isPunchOut } from './punchOut.ts';
import type { Limiter } from './rateLimits.ts';
import { createInputReader } from './readInput.ts';
import type { SeenCookie } from './seenCookie.ts';
import { changeUser, currentUser, signIn, signOut, updateUser, userOf } from './sessions.ts';

/** Order of checks: 403 for views, 401, 403 for role and token, then 404, 409 and 400 (architecture.md §4.1). */
export function mountRoute(
  { endpoint, handle }: Route,
  csrf: Csrf,
  seenCookie: SeenCookie,
  limiters: readonly Limiter[],
  findApiKey: FindApiKey,
): RequestHandler {
  const readInput = createInputReader(endpoint);
  return async (request, response) => {
    response.locals['endpoint'] = endpoint.name;
    if (request.method === 'HEAD' && endpoint.side === 'command') throw new Problem('request.method_not_allowed');
    const user = userOf(request);
    const login = leadToLogin(endpoint, request, user);
    if (login !== null) {
      response.setHeader('cache-control', 'no-store');
      response.redirect(303, login);
      return;
    }
    checkView(endpoint, user);
    checkPermission(endpoint.permission, user, isPunchOut(request));
    const isMachine = endpoint.permission.kind === 'api-key';
    // Before the key check, so that guesses count.
    if (isMachine) for (const limiter of limiters) await limiter(request, response);
    const apiKey = isMachine ? await requireApiKey(request, findApiKey) : null;
    csrf.check(endpoint, request);
    checkShownCustomer(endpoint, user, request.get('x-customer-number'));
    checkCustomer(
      endpoint,
      user,
      Object.values(request.params).some((value) => value !== undefined),
    );
    const input = await readInput(request, response);
    // Malformed requests do not count.
    const context = createContext(endpoint, request, response, user, apiKey, csrf, seenCookie);
    if (!isMachine) for (const limiter of limiters) await limiter(request, response);
    if (endpoint.csrfField !== undefined)
      csrf.checkField(
        (input.body as Readonly<Record<string, unknown>>)[endpoint.csrfField] ?? request.get('x-csrf-token'),
        request,
      );
    const { seenPosition } = context;
    const isBeyondHead = async (): Promise<boolean> =>
      seenPosition !== null && (await seenCookie.dropBeyondHead(request, response, seenPosition));
    const answer = await handle(input, context).catch(async (error: unknown) => {
      // After a restored backup, each page would wait for the position again.
      if (error instanceof Problem && problemStatus[error.code] === 404) await isBeyondHead();
      throw error;
    });
    if (answer === 'handled') return;
    if (answer.seen) await seenCookie.write(request, response, answer.seen);
    if (answer.stale && !(await isBeyondHead())) response.setHeader('x-stale', 'true');
    if (endpoint.opened !== undefined && isOpenedByBrowser(request)) {
      response.setHeader('cache-control', 'no-store');
      response.redirect(303, endpoint.opened(localeOf(request).language));
      return;
    }
    sendAnswer(endpoint.status, answer, request, response);
  };
}

function createContext(
  endpoint: Endpoint,
  request: Request,
  response: Response,
  user: SessionUser | null,
  apiKey: ApiKey | null,
  csrf: Csrf,
  seenCookie: SeenCookie,
): RequestContext {
  const idempotencyKey = request.get('idempotency-key');
  if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,100}$/.test(idempotencyKey))
    throw new Problem('request.malformed', {
      errors: [{ in: 'headers', path: 'Idempotency-Key', message: '1 to 100 visible characters' }],
    });
  const repeat = request.get('idempotency-repeat');
  if (repeat !== undefined && (repeat !== '1' || idempotencyKey === undefined))
    throw new Problem('request.malformed', {
      errors: [{ in: 'headers', path: 'Idempotency-Repeat', message: '1, beside an Idempotency-Key' }],
    });
  const guard = () => {
    if (endpoint.side !== 'command') throw new Error('only the command side writes sessions');
  };
  return {
    // The permission check guarantees a user or customer.
    user: user as SessionUser,
    customerNumber: (user?.customerNumber ?? null) as string,
    apiKey: apiKey as null,
    ...localeOf(request),
    correlationId: String(response.getHeader('x-request-id')),
    idempotencyKey: idempotencyKey ?? randomUUID(),
    isRepeat: repeat !== undefined,
    seenPosition: seenCookie.read(request, response),
    get csrfToken() {
      return csrf.tokenOf(request, response);
    },
    signIn: async (signedIn, lifetimeMs) => {
      guard();
      await signIn(request, signedIn, lifetimeMs);
      // Another user's writes in this browser are ignored.
      seenCookie.drop(request, response);
    },
    updateUser: async (updated) => {
      guard();
      await updateUser(request, updated);
    },
    changeUser: async (fields) => {
      guard();
      await changeUser(request, fields);
    },
    signOut: async () => {
      guard();
      await signOut(request);
    },
    isStillPermitted: async () => {
      const now = await currentUser(request);
      // Now about another customer.
      const isSameCustomer = endpoint.permission.kind !== 'customer' || now?.customerNumber === user?.customerNumber;
      return isSameCustomer && isPermitted(endpoint.permission, now);
    },
    request,
    response,
  };
}

function sendAnswer(status: number, answer: Answer<Route['endpoint']>, request: Request, response: Response): void {
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
  if (answer.redirect !== undefined) {
    response.redirect(303, answer.redirect);
    return;
  }
  response.statusCode = status;
  if (status === 204) {
    response.end();
    return;
  }
  // As bytes: a text would be encoded twice.
  const payload = Buffer.from(JSON.stringify(answer.body));
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', payload.byteLength);
  response.end(request.method === 'HEAD' ? undefined : payload);
}
