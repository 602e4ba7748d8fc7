import type { RequestContext } from '@talloor/platform/http/handler.ts';

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** The public address, or on localhost the browser's. */
export function originOf(publicUrl: string, request: Pick<RequestContext['request'], 'get' | 'protocol'>): string {
  const host = request.get('host') ?? '';
  return loopback.test(new URL(publicUrl).host) && loopback.test(host) ? `${request.protocol}://${host}` : publicUrl;
}
