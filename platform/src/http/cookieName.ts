import type { Request } from 'express';

/**
 * What a cookie is called: over TLS with the prefix that keeps sites beside this one from planting it (RFC 6265bis §4.1.3.2).
 * Without TLS browsers refuse such a name, so that a shop in a local network has the plain one.
 */
export const cookieName = (request: Pick<Request, 'secure'>, name: string): string =>
  request.secure ? `__Host-${name}` : name;
