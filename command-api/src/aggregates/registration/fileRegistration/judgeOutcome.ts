import type { CustomerIdentity } from '@talloor/catalogue/customer/findCustomerIdentities.ts';
import type { RegistrationOutcome } from '@talloor/events/registration/events.ts';

export type KnownLogin = { readonly userId: string; readonly customers: readonly string[] };

export type OutcomeFacts = {
  readonly email: string;
  readonly customers: readonly CustomerIdentity[];
  readonly login: KnownLogin | null;
};
export type JudgedOutcome = { readonly outcome: RegistrationOutcome; readonly customerNumber: string | null };

/** Spec after-ordering §4, ADR 0104. `contact_exists`: the address has a login, for other customers. */
export function judgeOutcome({ email, customers, login }: OutcomeFacts): JudgedOutcome {
  const firstCustomerNumber = customers[0]?.customerNumber ?? null;
  if (login !== null) {
    const ownCustomer = customers.find(({ customerNumber }) => login.customers.includes(customerNumber));
    return ownCustomer
      ? { outcome: 'forgot_password', customerNumber: ownCustomer.customerNumber }
      : { outcome: 'contact_exists', customerNumber: firstCustomerNumber };
  }
  const contactCustomer = customers.find(({ contactEmails }) => contactEmails.includes(email.toLowerCase()));
  if (contactCustomer) return { outcome: 'no_username', customerNumber: contactCustomer.customerNumber };
  return firstCustomerNumber === null
    ? { outcome: 'created', customerNumber: null }
    : { outcome: 'other_contact', customerNumber: firstCustomerNumber };
}
