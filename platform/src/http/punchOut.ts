import type { CookieOptions, Request, RequestHandler } from 'express';
import { cookieName } from './cookieName.ts';

/** Mark of requests to punch-out addresses (ADR 0149). */
const mark = 'punchOut';

export const markPunchOut: RequestHandler = (_request, response, next) => {
  response.locals[mark] = true;
  next();
};

export const isPunchOut = (request: Request): boolean => request.res?.locals[mark] === true;

/**
 * For a frame on another site. Without TLS browsers accept `Secure` on a loopback address only, which serves the demo.
 */
export const framedCookie = { httpOnly: true, sameSite: 'none', secure: true, partitioned: true, path: '/' } as const;

/** Cookies of the shop stay out of frames on other sites. */
export const cookieOptions = (request: Request): CookieOptions =>
  isPunchOut(request) ? framedCookie : { httpOnly: true, sameSite: 'lax', secure: request.secure, path: '/' };

/** Names the customer whose hosts may frame the pages, or one host. */
export const frameCookieName = (request: Pick<Request, 'secure'>): string => cookieName(request, 'oci_frame');
