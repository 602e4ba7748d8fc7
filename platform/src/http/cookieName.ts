import type { Request } from 'express';

/**
 * Over TLS with the prefix that stops sibling sites from setting it (RFC 6265bis §4.1.3.2); browsers refuse it
 * without TLS.
 */
export const cookieName = (request: Pick<Request, 'secure'>, name: string): string =>
  request.secure ? `__Host-${name}` : name;
