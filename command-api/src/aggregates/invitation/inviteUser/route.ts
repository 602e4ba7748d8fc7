import { setTimeout as pause } from 'node:timers/promises';
import { inviteUser as contract } from '@talloor/contracts/endpoints/invitations.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { inviteUser } from './inviteUser.ts';

/** Equal answer time for addresses with and without login. */
const discreetMs = 300;

export const inviteUserRoute = (side: CommandSide) =>
  route(contract, async ({ body }, context) => {
    const { first_name: firstName, last_name: lastName, email, language, rights, order_limit_cents: limit } = body;
    const { customerNumber, user } = context;
    const command = {
      customerNumber,
      firstName,
      lastName,
      email,
      language,
      rights,
      orderLimitCents: limit,
      invitedBy: user.userId,
    };
    const [{ invitationId, position }] = await Promise.all([
      inviteUser(side, command, commandMetadata(contract.name, body, context, side)),
      pause(discreetMs),
    ]);
    return { body: { invitation_id: invitationId }, seen: position };
  });
