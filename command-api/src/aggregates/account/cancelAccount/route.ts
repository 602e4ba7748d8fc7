import { cancelUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decideCancelAccount } from './decideCancelAccount.ts';

export const cancelUserRoute = (side: CommandSide): Route =>
  route(cancelUser, async ({ params: { id }, body }, context) => ({
    body: { id },
    seen: await changeByOffice(
      side,
      {
        name: cancelUser.name,
        userId: id,
        input: body,
        decide: (state) => decideCancelAccount(body.reason, state),
        takes: true,
      },
      context,
    ),
  }));
