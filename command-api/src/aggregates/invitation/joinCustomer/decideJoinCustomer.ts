import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { InvitationAccepted, UserInvited } from '@talloor/events/invitation/events.ts';

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
