import { withdrawInvitation } from '@talloor/contracts/endpoints/invitations.ts';
import { invitationStream } from '@talloor/events/invitation/events.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { invitationFold } from '@talloor/events/invitation/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { closeInvitation } from '../invitationRows.ts';
import { decideWithdrawInvitation } from './decideWithdrawInvitation.ts';

export const withdrawInvitationRoute = (side: CommandSide) =>
  route(withdrawInvitation, async ({ params: { invitation_id: invitationId } }, context) => {
    const metadata = commandMetadata(withdrawInvitation.name, { invitationId }, context, side);
    const { position } = await awaitAccepted(
      side.repository.execute(invitationFold, invitationStream(invitationId), metadata, (state) =>
        decideWithdrawInvitation(context.customerNumber, state),
      ),
      'service.unavailable',
    );
    await closeInvitation(side, invitationId, null);
    return { body: undefined, seen: position };
  });
