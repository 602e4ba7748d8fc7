import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { invitationStream } from '@talloor/events/invitation/events.ts';
import { closeInvitation } from '../invitationRows.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { invitationFold } from '@talloor/events/invitation/state.ts';
import { numberTerms } from '../../../people/findAcceptedTerms.ts';
import { keepEmail } from '../../../people/knownEmails.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { stepMetadata } from '../../../commands/stepMetadata.ts';
import { decideJoinCustomer } from '../joinCustomer/decideJoinCustomer.ts';

/** Each step is idempotent, so it continues after a crash. */
export async function completeInvitation(
  side: Pick<CommandSide, 'repository' | 'clock' | 'pool' | 'sign' | 'catalogue'>,
  invitationId: string,
): Promise<void> {
  const stream = invitationStream(invitationId);
  const { state } = await side.repository.load(invitationFold, stream);
  if (state.status !== 'accepted' || state.accepted === null) return;
  const { invited, accepted: acceptance } = state;
  const { userId } = acceptance;
  const metadata = stepMetadata('joinCustomer', stream, invited.customerNumber, side.clock.now());
  const acceptedAt = acceptance.termsAcceptedAt ?? side.clock.now().toISOString();
  const terms = acceptance.terms ?? (await numberTerms(side, acceptedAt));
  await awaitAccepted(
    side.repository.execute(accountFold, accountStream(userId), metadata, (account) =>
      decideJoinCustomer(invited, acceptance, terms, account),
    ),
    'service.unavailable',
  );
  if (userId === invitationId) await keepEmail(side, userId, invited.email);
  await closeInvitation(side, invitationId, userId);
}
