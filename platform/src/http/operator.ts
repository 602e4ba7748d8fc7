import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';

/** An operator is on this machine without a proxy, or has METRICS_TOKEN. */
export function createOperatorCheck(token: string | null): (request: Request) => boolean {
  const expected = token === null ? null : digest(`Bearer ${token}`);
  return (request) => {
    const authorization = request.get('authorization');
    if (expected !== null && authorization !== undefined && timingSafeEqual(digest(authorization), expected))
      return true;
    const isPassedOn = request.get('x-forwarded-for') !== undefined || request.get('forwarded') !== undefined;
    return !isPassedOn && isLoopback(request.socket.remoteAddress ?? '');
  };
}

const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
