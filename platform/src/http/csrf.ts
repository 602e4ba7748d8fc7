import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { cookieName } from './cookieName.ts';
import { isPunchOut } from './punchOut.ts';
import { Problem } from './problem.ts';
import { userOf } from './sessions.ts';

export type Csrf = {
  /** Sets the visitor's signed cookie. */
  readonly tokenOf: (request: Request, response: Response) => string;
  readonly check: (endpoint: Endpoint, request: Request) => void;
  /** Field of a form without script. @throws Problem csrf.invalid */
  readonly checkField: (token: unknown, request: Request) => void;
};

/** Saves hashing. */
const mostTokens = 2000;

/** HMAC of session id or visitor cookie; nothing is stored (architecture.md §7). */
export function createCsrf(secret: string): Csrf {
  const key = createHmac('sha256', secret).update('csrf').digest();
  const tokens = new LRUCache<string, string>({ max: mostTokens });
  const tokenFor = (subject: string): string => {
    const cachedToken = tokens.get(subject);
    if (cachedToken !== undefined) return cachedToken;
    const token = createHmac('sha256', key).update(subject).digest('base64url');
    tokens.set(subject, token);
    return token;
  };

  /** Null for an unknown browser. */
  const subjectOf = (request: Request): string | null => {
    if (userOf(request) !== null) return `session:${request.session.id}`;
    // A frame on another site keeps no such cookie.
    if (isPunchOut(request)) return null;
    const visitor: unknown = request.signedCookies[cookieName(request, 'visitor')];
    return typeof visitor === 'string' ? `visitor:${visitor}` : null;
  };

  return {
    tokenOf: (request, response) => {
      const subject = subjectOf(request);
      if (subject !== null) return tokenFor(subject);
      const visitor = randomUUID();
      if (isPunchOut(request)) return tokenFor(`visitor:${visitor}`);
      response.cookie(cookieName(request, 'visitor'), visitor, {
        signed: true,
        httpOnly: true,
        sameSite: 'lax',
        secure: request.secure,
        path: '/',
      });
      request.signedCookies[cookieName(request, 'visitor')] = visitor;
      return tokenFor(`visitor:${visitor}`);
    },
    check: (endpoint, request) => {
      if (endpoint.side !== 'command' || endpoint.permission.kind === 'api-key') return;
      // A login with name and password uses no session.
      if (endpoint.isCrossSite) return;
      // Checked after the form is read.
      if (endpoint.csrfField !== undefined) return;
      if (endpoint.method === 'GET' && request.get('sec-fetch-site') === 'same-origin') return;
      const headerToken = request.get('x-csrf-token');
      const subject = subjectOf(request);
      if (headerToken === undefined || subject === null || !isSame(headerToken, tokenFor(subject)))
        throw new Problem('csrf.invalid');
    },
    checkField: (token, request) => {
      const subject = subjectOf(request);
      if (typeof token !== 'string' || subject === null || !isSame(token, tokenFor(subject)))
        throw new Problem('csrf.invalid');
    },
  };
}

function isSame(token: string, expected: string): boolean {
  const a = Buffer.from(token);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
