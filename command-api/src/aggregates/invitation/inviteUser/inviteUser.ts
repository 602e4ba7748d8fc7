import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { invitationStream } from '@talloor/events/invitation/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { invitationFold } from '@talloor/events/invitation/state.ts';
import { emailHash, findUsersByEmail } from '../../../people/knownEmails.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { closeInvitation, drawInvitation, forgetInvitation, forgetAbandonedInvitation } from '../invitationRows.ts';
import { loadInviter } from '../loadInviter.ts';
import { decideInviteUser, type InviteUser } from './decideInviteUser.ts';

type Side = Pick<CommandSide, 'pool' | 'sign' | 'repository' | 'clock'>;

/** @throws Problem */
export async function inviteUser(
  side: Side,
  command: InviteUser,
  metadata: CommandMetadata,
): Promise<{ readonly invitationId: string; readonly position: Position | null }> {
  const now = side.clock.now();
  const invitationId = await drawId(side, command, metadata.commandId);
  const facts = { invitationId, now, ...(await gatherFacts(side, command)) };
  const outcome = await awaitAccepted(
    side.repository.execute(invitationFold, invitationStream(invitationId), metadata, (state) =>
      decideInviteUser(command, facts, state),
    ),
    'service.unavailable',
  ).catch(async (error: unknown) => {
    if (error instanceof Problem && error.code !== 'idempotency.key_reused') await forgetInvitation(side, invitationId);
    throw error;
  });
  return { invitationId, position: outcome.position };
}

async function drawId(side: Side, { customerNumber, email }: InviteUser, commandId: string): Promise<string> {
  const invitationRequest = {
    customerNumber,
    emailHash: emailHash(side.sign, email),
    commandId,
    now: side.clock.now(),
  };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const reservation = await drawInvitation(side, invitationRequest);
    if (reservation.kind === 'too_many') throw new Problem('invitation.too_many');
    if (reservation.kind === 'own') return reservation.invitationId;
    const { state } = await side.repository.load(invitationFold, invitationStream(reservation.invitationId));
    if (state.status === 'open' && state.invited.email !== null) break;
    // Interrupted before its mail, or ended.
    if (state.status === 'none') await forgetAbandonedInvitation(side, reservation.invitationId);
    else await closeInvitation(side, reservation.invitationId, state.accepted?.userId ?? null);
  }
  throw new Problem('invitation.already_invited');
}

async function gatherFacts(side: Side, { email, customerNumber, invitedBy }: InviteUser) {
  const [userIds, inviter] = await Promise.all([
    findUsersByEmail(side, email),
    loadInviter(side, invitedBy, customerNumber),
  ]);
  const accounts = await Promise.all(userIds.map((userId) => side.repository.load(accountFold, accountStream(userId))));
  const isUser = accounts.some(
    ({ state }) => state.status !== 'none' && state.status !== 'cancelled' && state.customers.includes(customerNumber),
  );
  return { isUser, ...inviter };
}
