import { invitationStream } from '@talloor/events/invitation/events.ts';
import { invitationFold, type InvitationState } from '@talloor/events/invitation/state.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { reserveUsername } from '../../../people/reserveUsername.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { claimInvitation, releaseClaim } from '../invitationRows.ts';
import type { OpenLink } from '../invitationToken.ts';
import { decideAcceptInvitation } from './decideAcceptInvitation.ts';
import { gatherAcceptingFacts } from './gatherAcceptingFacts.ts';

type AcceptCommand =
  | { readonly kind: 'with_login'; readonly userId: string }
  | { readonly kind: 'new_login'; readonly username: string; readonly passwordHash: string };

/**
 * Of concurrent requests one reserves a name, so that its password counts.
 * @throws Problem
 */
export async function acceptInvitation(
  side: CommandSide,
  { invitation, sending }: OpenLink,
  command: AcceptCommand,
  metadata: CommandMetadata,
): Promise<void> {
  const { invitationId } = invitation.invited;
  const stream = invitationStream(invitationId);
  const decide = async (state: InvitationState) => {
    const facts = await gatherAcceptingFacts(side, state.status === 'none' ? invitation : state);
    return decideAcceptInvitation(command, { ...facts, sending }, state);
  };
  if (!(await claimInvitation(side, invitationId, metadata.commandId))) throw new Problem('invitation.being_accepted');
  try {
    if (command.kind === 'new_login') {
      const decision = await decide((await side.repository.load(invitationFold, stream)).state);
      if ('rejected' in decision) throw new Problem(decision.rejected);
      await reserve(side, invitationId, command);
    }
    await awaitAccepted(side.repository.execute(invitationFold, stream, metadata, decide), 'service.unavailable');
  } catch (error) {
    if (error instanceof Problem && error.code !== 'invitation.accepted')
      await releaseClaim(side, invitationId, metadata.commandId);
    throw error;
  }
}

/** Replaces those of an interrupted attempt. */
async function reserve(
  side: CommandSide,
  invitationId: string,
  { username, passwordHash }: { readonly username: string; readonly passwordHash: string },
): Promise<void> {
  await side.pool.query('delete from command.credentials where user_id = $1', [invitationId]);
  const owner = await reserveUsername(side, { username, registrationId: invitationId, passwordHash });
  if (owner !== invitationId) throw new Problem('registration.username_taken');
}
