import type { RequestContext } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../commandSide.ts';

/**
 * Whose browser this is: a signed-in one's session or a visitor's signed cookie, under a hash. `csrfToken` is made of either, so
 * that who reads it has a cookie.
 */
export const visitorOf = ({ sign }: Pick<CommandSide, 'sign'>, context: Pick<RequestContext, 'csrfToken'>): string =>
  sign('registration visitor', context.csrfToken);
