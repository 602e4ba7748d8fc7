import type { Request } from 'express';

/** The prefix stops sibling sites from setting the cookie (RFC 6265bis §4.1.3.2); browsers refuse it without TLS. */
export const cookieName = (request: Pick<Request, 'secure'>, name: string): string =>
  request.secure ? `__Host-${name}` : name;
