import { accountStream, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import { invitationStream, type InvitationAccepted, type UserInvited } from '@talloor/events/invitation/events.ts';
import { closeInvitation } from '../invitationRows.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold, invitationFold } from '../../../commands/folds.ts';
import { keepEmail } from '../../../people/knownEmails.ts';
import { accepted } from '../../../commands/runCommand.ts';
import { stepMetadata } from '../../../commands/stepMetadata.ts';

/**
 * What an accepted invitation leads to: a new account, or one that was there, orders for the customer with the rights of the
 * invitation. Each step is quiet where it was taken before, so that a crash anywhere is gone on from.
 */
export async function completeInvitation(
  side: Pick<CommandSide, 'repository' | 'clock' | 'pool' | 'sign'>,
  invitationId: string,
): Promise<void> {
  const stream = invitationStream(invitationId);
  const { state } = await side.repository.load(invitationFold, stream);
  if (state.status !== 'accepted' || state.accepted === null) return;
  const { invited, accepted: acceptance } = state;
  const { userId } = acceptance;
  const metadata = stepMetadata('joinCustomer', stream, invited.customerNumber, side.clock.now());
  await accepted(
    side.repository.execute(accountFold, accountStream(userId), metadata, (account) =>
      decideJoinCustomer(invited, acceptance, account),
    ),
    'service.unavailable',
  );
  if (userId === invitationId) await keepEmail(side, userId, invited.email);
  await closeInvitation(side, invitationId, userId);
}

/**
 * Lets whoever accepted order for the customer. An account that was linked to it meanwhile keeps the rights that somebody gave it
 * there; of a person who was erased nothing is made.
 */
export function decideJoinCustomer(
  { customerNumber, firstName, lastName, email, language, rights, orderLimitCents: invitedLimit }: UserInvited,
  { userId, invitationId, username, orderLimitCents: lowered }: InvitationAccepted,
  account: AccountState,
): readonly AccountEvent[] {
  const orderLimitCents = lowered ?? invitedLimit;
  const joined: AccountEvent[] = [
    { type: 'CustomerLinked', data: { customerNumber } },
    { type: 'CustomerRightsChanged', data: { customerNumber, rights, orderLimitCents } },
  ];
  if (account.status !== 'none') return account.customers.includes(customerNumber) ? [] : joined;
  if (userId !== invitationId || username === null) return [];
  const person = { userId, username, firstName, lastName, email, language };
  return [{ type: 'AccountRegistered', data: { ...person, roles: ['customer'] } }, ...joined];
}
