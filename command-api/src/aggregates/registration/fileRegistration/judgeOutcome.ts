import type { CustomerIdentity } from '@talloor/catalogue/customer/findCustomerIdentities.ts';
import type { RegistrationOutcome } from '@talloor/events/registration/events.ts';

/** The login that a mail address has already, and whom it orders for. */
export type KnownLogin = { readonly userId: string; readonly customers: readonly string[] };

export type OutcomeFacts = {
  readonly email: string;
  /** Customers that the registration names, by number or company number. */
  readonly customers: readonly CustomerIdentity[];
  readonly login: KnownLogin | null;
};
export type JudgedOutcome = { readonly outcome: RegistrationOutcome; readonly customerNumber: string | null };

/**
 * What becomes of a registration (spec after-ordering §4, ADR 0104): whoever has a login for this customer forgot it, whoever has
 * another one exists as a contact, a contact that is known without a login gets one by mail, another contact of a known
 * customer waits for the office, and a new business has its account.
 */
export function judgeOutcome({ email, customers, login }: OutcomeFacts): JudgedOutcome {
  const known = customers[0]?.customerNumber ?? null;
  if (login !== null) {
    const own = customers.find(({ customerNumber }) => login.customers.includes(customerNumber));
    return own
      ? { outcome: 'forgot_password', customerNumber: own.customerNumber }
      : { outcome: 'contact_exists', customerNumber: known };
  }
  const contactOf = customers.find(({ contactEmails }) => contactEmails.includes(email.toLowerCase()));
  if (contactOf) return { outcome: 'no_username', customerNumber: contactOf.customerNumber };
  return known === null
    ? { outcome: 'created', customerNumber: null }
    : { outcome: 'other_contact', customerNumber: known };
}
