import { changePortalRights } from '@talloor/contracts/endpoints/portal.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeRights } from './changeRights.ts';

/** Gives another user of the customer these rights and no others. */
export const changeRightsRoute = (side: CommandSide) =>
  route(changePortalRights, async ({ params, body }, context) => {
    const { customerNumber, user } = context;
    const { grant, position } = await changeRights(
      side,
      params.user_id,
      { customerNumber, rights: body.rights, orderLimitCents: body.order_limit_cents, changedBy: user.userId },
      commandMetadata(changePortalRights.name, { ...params, ...body }, context, side),
    );
    const { rights, orderLimitCents } = grant;
    return {
      body: { user_id: params.user_id, rights: [...rights], order_limit_cents: orderLimitCents },
      seen: position,
    };
  });
