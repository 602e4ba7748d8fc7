import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { InvitationAccepted, UserInvited } from '@talloor/events/invitation/events.ts';
import type { AcceptedTerms } from '@talloor/rules/account/termsOn.ts';

/** Rights from another link stay. @param terms in force when they were accepted */
export function decideJoinCustomer(
  { customerNumber, firstName, lastName, email, language, rights, orderLimitCents: invitedLimit }: UserInvited,
  { userId, invitationId, username, termsAcceptedAt: acceptedAt, orderLimitCents: lowered }: InvitationAccepted,
  terms: AcceptedTerms,
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
  return [
    { type: 'AccountRegistered', data: { ...person, roles: ['customer'] } },
    ...(acceptedAt === null ? [] : [{ type: 'AccountTermsAccepted', data: { ...terms, acceptedAt } } as const]),
    ...joined,
  ];
}
