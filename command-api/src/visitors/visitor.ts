import type { RequestContext } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../commandSide.ts';

/** Hash of the session or the visitor's signed cookie; `csrfToken` derives from either. */
export const visitorOf = ({ sign }: Pick<CommandSide, 'sign'>, context: Pick<RequestContext, 'csrfToken'>): string =>
  sign('registration visitor', context.csrfToken);
