import { changePortalRights } from '@talloor/contracts/endpoints/portal.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeRights } from './changeRights.ts';

/** Gives another user of the customer these rights and no others. */
export const changeRightsRoute = (side: CommandSide) =>
  route(changePortalRights, async ({ params, body }, context) => {
    const { customerNumber, user } = context;
    const { rights } = body;
    const seen = await changeRights(
      side,
      params.user_id,
      { customerNumber, rights, orderLimitCents: null, changedBy: user.userId },
      commandMetadata(changePortalRights.name, { ...params, ...body }, context, side),
    );
    return { body: { user_id: params.user_id, rights }, seen };
  });
