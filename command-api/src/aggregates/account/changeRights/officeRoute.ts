import { changeUserRights } from '@talloor/contracts/endpoints/officeLinks.ts';
import { changeRightsOf } from '@talloor/platform/http/changeRightsOf.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { whileAccount } from '../whileAccount.ts';
import { decideChangeRights } from './decideChangeRights.ts';

export const changeUserRightsRoute = (side: CommandSide): Route =>
  route(changeUserRights, async ({ params: { id, number }, body }, context) => ({
    body: { id },
    seen: await changeByOffice(
      side,
      {
        name: changeUserRights.name,
        userId: id,
        input: body,
        customerNumber: number,
        decide: (state) =>
          whileAccount(state, () =>
            decideChangeRights(
              {
                customerNumber: number,
                rights: body.rights,
                orderLimitCents: body.order_limit_cents,
                changedBy: context.user.userId,
                ownLimitCents: null,
                reason: body.reason,
              },
              state,
            ),
          ),
        afterwards: (state) => changeRightsOf(side.pool, id, number, grantOf(state, number).rights),
      },
      context,
    ),
  }));
