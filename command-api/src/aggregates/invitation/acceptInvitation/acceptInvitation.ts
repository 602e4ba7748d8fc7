import { invitationStream } from '@talloor/events/invitation/events.ts';
import type { InvitationState } from '@talloor/events/invitation/state.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { invitationFold } from '../../../commands/folds.ts';
import { reserveUsername } from '../../../people/reserveUsername.ts';
import { accepted } from '../../../commands/runCommand.ts';
import { claimInvitation, releaseClaim } from '../invitationRows.ts';
import type { OpenLink } from '../invitationToken.ts';
import { decideAcceptInvitation } from './decideAcceptInvitation.ts';
import { gatherAcceptingFacts } from './gatherAcceptingFacts.ts';

type Accepting =
  | { readonly kind: 'with_login'; readonly userId: string }
  | { readonly kind: 'new_login'; readonly username: string; readonly passwordHash: string };

/**
 * Accepts an invitation: of those who follow one link at once, one alone goes on to reserve a name, so that the password that is
 * kept is that of who was let in. What it leads to is the next step. @throws Problem
 */
export async function acceptInvitation(
  side: CommandSide,
  { invitation, sending }: OpenLink,
  command: Accepting,
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
      const judged = await decide((await side.repository.load(invitationFold, stream)).state);
      if ('rejected' in judged) throw new Problem(judged.rejected);
      await reserve(side, invitationId, command);
    }
    await accepted(side.repository.execute(invitationFold, stream, metadata, decide), 'service.unavailable');
  } catch (error) {
    if (error instanceof Problem && error.code !== 'invitation.accepted')
      await releaseClaim(side, invitationId, metadata.commandId);
    throw error;
  }
}

/** Puts name and password beside the id of the invitation, in the place of those of an attempt that was cut short. */
async function reserve(
  side: CommandSide,
  invitationId: string,
  { username, passwordHash }: { readonly username: string; readonly passwordHash: string },
): Promise<void> {
  await side.pool.query('delete from command.credentials where user_id = $1', [invitationId]);
  const owner = await reserveUsername(side, { username, registrationId: invitationId, passwordHash });
  if (owner !== invitationId) throw new Problem('registration.username_taken');
}
