import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { RegistrationAccepted } from '@talloor/events/registration/events.ts';
import { standardGrant } from '@talloor/rules/account/rights.ts';

/**
 * Links the account, and notes where its owner proved to read the contact's mail. Whoever brought the customer manages its users
 * (ADR 0106): else nobody would.
 */
export function decideLinkRegistered(
  { customerNumber, by, registrationId, isNewCustomer }: RegistrationAccepted,
  account: AccountState,
): readonly AccountEvent[] {
  if (account.status === 'none' || account.customers.includes(customerNumber)) return [];
  const rights = [...standardGrant.rights, 'portal' as const];
  return [
    { type: 'CustomerLinked', data: { customerNumber } },
    ...(isNewCustomer
      ? [{ type: 'CustomerRightsChanged' as const, data: { ...standardGrant, customerNumber, rights } }]
      : []),
    ...(by === 'link' ? [{ type: 'AccountActivated' as const, data: { registrationId } }] : []),
  ];
}
