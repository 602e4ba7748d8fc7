import { renewInvitation } from '@talloor/contracts/endpoints/invitations.ts';
import { invitationStream } from '@talloor/events/invitation/events.ts';
import { invitationFold, type InvitationState } from '@talloor/events/invitation/state.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { forgetMail, noteMail } from '../invitationRows.ts';
import { loadInviter } from '../loadInviter.ts';
import { decideRenewInvitation } from './decideRenewInvitation.ts';

export const renewInvitationRoute = (side: CommandSide) =>
  route(renewInvitation, async ({ params: { invitation_id: invitationId } }, context) => {
    const { customerNumber, user } = context;
    const now = side.clock.now();
    const metadata = commandMetadata(renewInvitation.name, { invitationId }, context, side);
    let isNoted = false;
    const decide = async (state: InvitationState) => {
      const inviter = await loadInviter(side, user.userId, customerNumber);
      const decision = decideRenewInvitation({ customerNumber, invitedBy: user.userId, now, ...inviter }, state);
      if ('rejected' in decision) return decision;
      isNoted = await noteMail(side, { invitationId, customerNumber, now });
      return isNoted ? decision : ({ rejected: 'invitation.too_many' } as const);
    };
    const { state, position } = await awaitAccepted(
      side.repository.execute(invitationFold, invitationStream(invitationId), metadata, decide),
      'service.unavailable',
    ).catch(async (error: unknown) => {
      if (isNoted && error instanceof Problem) await forgetMail(side, { invitationId, now });
      throw error;
    });
    const expiresAt = state.status === 'none' ? now.toISOString() : state.expiresAt;
    return { body: { invitation_id: invitationId, expires_at: expiresAt }, seen: position };
  });
