import { basketFormCookie, basketFormPages } from '@talloor/contracts/endpoints/basketPage.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';

type Asked = Pick<RequestContext, 'request' | 'response'>;

/** Of the cookie that brings a refused form back: no script reads it, and only the basket's page of one language is sent it. */
export const formCookieOptions = ({ secure }: Pick<Asked['request'], 'secure'>, path: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure, path }) as const;

/**
 * Takes back what was typed on the form without script, in both languages: once the order is placed, and where another session
 * begins or this one ends. The browser sends that cookie nowhere else, so nobody knows whether there is one.
 */
export function forgetForm({ request, response }: Asked): void {
  for (const page of Object.values(basketFormPages))
    response.clearCookie(basketFormCookie, formCookieOptions(request, page));
}
