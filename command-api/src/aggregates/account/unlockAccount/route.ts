import { unlockUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import type { LoginAttempts } from '../login/createLoginAttempts.ts';
import { decideUnlockAccount } from './decideUnlockAccount.ts';

export const unlockUserRoute = (side: CommandSide, attempts: LoginAttempts): Route =>
  route(unlockUser, async ({ params: { id }, body }, context) => ({
    body: { id },
    seen: await changeByOffice(
      side,
      {
        name: unlockUser.name,
        userId: id,
        input: body,
        decide: async (state) => {
          const username = state.status === 'none' ? null : state.username;
          const until = username === null ? null : await attempts.blockedUntil(username);
          return decideUnlockAccount(body.reason, until !== null, state);
        },
        afterwards: async (state) => {
          if (state.status !== 'none' && state.username !== null) await attempts.forget(state.username);
        },
      },
      context,
    ),
  }));
