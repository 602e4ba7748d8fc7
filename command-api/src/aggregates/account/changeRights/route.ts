import { changePortalRights } from '@talloor/contracts/endpoints/portal.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { grantOf, mayManageUsersOf } from '../../../people/grantOf.ts';
import { changeRights } from './changeRights.ts';

export const changeRightsRoute = (side: CommandSide) =>
  route(changePortalRights, async ({ params, body }, context) => {
    const { customerNumber, user } = context;
    const { grant, position } = await changeRights(
      side,
      params.user_id,
      { customerNumber, rights: body.rights, orderLimitCents: body.order_limit_cents, changedBy: user.userId },
      commandMetadata(changePortalRights.name, { ...params, ...body }, context, side),
      async () => {
        const { state } = await side.repository.load(accountFold, accountStream(user.userId));
        if (!mayManageUsersOf(state, customerNumber)) throw new Problem('permission.denied');
        return grantOf(state, customerNumber).orderLimitCents;
      },
    );
    const { rights, orderLimitCents } = grant;
    return {
      body: { user_id: params.user_id, rights: [...rights], order_limit_cents: orderLimitCents },
      seen: position,
    };
  });
