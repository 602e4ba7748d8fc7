import { forgotUsername } from '@talloor/contracts/endpoints/recovery.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { emailKey } from '@talloor/rules/account/emailKey.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { answerDiscreetly } from '../recovery/answerDiscreetly.ts';
import { requestUsernameReminder } from './requestUsernameReminder.ts';

/** after-ordering.md §2, §8. */
export const requestUsernameReminderRoute = (side: CommandSide, discreet: boolean): Route =>
  route(forgotUsername, ({ body }) =>
    answerDiscreetly(discreet, body.email, () => requestUsernameReminder(side, emailKey(body.email))),
  );
