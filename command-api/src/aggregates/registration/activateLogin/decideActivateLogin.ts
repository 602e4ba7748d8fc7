import type { RegistrationEvent } from '@talloor/events/registration/events.ts';
import type { RegistrationState } from '@talloor/events/registration/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** The mail proves the contact, the password the applicant. */
export function decideActivateLogin(state: RegistrationState): Decision<RegistrationEvent> {
  if (state.status !== 'waits_for_link') return { rejected: 'registration.link_invalid' };
  const { registrationId, customerNumber, sector } = state.filed;
  if (customerNumber === null) return { rejected: 'registration.link_invalid' };
  const data = { registrationId, customerNumber, isNewCustomer: false, segment: sector, userId: registrationId };
  return [{ type: 'RegistrationAccepted', data: { ...data, by: 'link' } }];
}
