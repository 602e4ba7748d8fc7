import { reactivateUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decideReactivateAccount } from './decideReactivateAccount.ts';

export const reactivateUserRoute = (side: CommandSide): Route =>
  route(reactivateUser, async ({ params: { id }, body }, context) => ({
    body: { id },
    seen: await changeByOffice(
      side,
      {
        name: reactivateUser.name,
        userId: id,
        input: body,
        decide: (state) => decideReactivateAccount(body.reason, state),
      },
      context,
    ),
  }));
