import { forgotPassword } from '@talloor/contracts/endpoints/recovery.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { answerDiscreetly } from '../recovery/answerDiscreetly.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';

/** after-ordering.md §2, §8. */
export const requestPasswordResetRoute = (side: CommandSide, discreet: boolean): Route =>
  route(forgotPassword, ({ body }) => answerDiscreetly(discreet, body.email, () => requestPasswordReset(side, body)));
