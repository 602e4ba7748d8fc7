import { basketFormCookie, basketFormPages } from '@talloor/contracts/endpoints/basketPage.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';

type FormContext = Pick<RequestContext, 'request' | 'response'>;

/** No script access; one page in one language. */
export const formCookieOptions = ({ secure }: Pick<FormContext['request'], 'secure'>, path: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure, path }) as const;

/**
 * In both languages, after an order or session change. Only the basket page receives the cookie, so its presence is
 * unknown.
 */
export function forgetForm({ request, response }: FormContext): void {
  for (const page of Object.values(basketFormPages))
    response.clearCookie(basketFormCookie, formCookieOptions(request, page));
}
