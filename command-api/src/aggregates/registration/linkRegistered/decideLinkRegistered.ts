import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { RegistrationAccepted } from '@talloor/events/registration/events.ts';
import { standardGrant } from '@talloor/rules/account/rights.ts';

/** The new customer's first user manages its users (ADR 0106). */
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
