import { suspendUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { whileAccount } from '../whileAccount.ts';
import { decideSuspendAccount } from './decideSuspendAccount.ts';

export const suspendUserRoute = (side: CommandSide): Route =>
  route(suspendUser, async ({ params: { id }, body }, context) => ({
    body: { id },
    seen: await changeByOffice(
      side,
      {
        name: suspendUser.name,
        userId: id,
        input: body,
        decide: (state) => whileAccount(state, () => decideSuspendAccount(body.reason, state)),
        takes: true,
      },
      context,
    ),
  }));
