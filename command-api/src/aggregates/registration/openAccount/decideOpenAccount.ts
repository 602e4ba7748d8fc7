import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { RegistrationFiled } from '@talloor/events/registration/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { AcceptedTerms } from '@talloor/rules/account/termsOn.ts';

/** Silent after erasure. @param terms in force when they were accepted */
export function decideOpenAccount(
  filed: RegistrationFiled,
  terms: AcceptedTerms,
  state: AccountState,
): Decision<AccountEvent> {
  if (state.status !== 'none' || filed.username === null) return [];
  const { registrationId: userId, username, language, contact } = filed;
  const { firstName, lastName, email } = contact;
  const names = { userId, firstName, lastName, email, language };
  return [
    { type: 'AccountRegistered', data: { ...names, username, roles: ['customer'] } },
    {
      type: 'AccountProfileChanged',
      data: {
        ...names,
        gender: contact.salutation,
        phone1: contact.phone,
        phone2: contact.mobile,
        position: contact.position,
        companyType: filed.companyType,
        extraContactName: '',
        extraContactEmail: contact.extraEmail,
      },
    },
    { type: 'AccountTermsAccepted', data: { ...terms, acceptedAt: filed.termsAcceptedAt } },
  ];
}
