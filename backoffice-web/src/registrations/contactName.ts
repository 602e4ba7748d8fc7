import type { OfficeRegistrationDetail } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import type { OfficeText } from '../i18n/useOfficeText.ts';

/** Empty after erasure. */
export const contactName = ({ contact }: OfficeRegistrationDetail, t: OfficeText): string =>
  contact === null || contact.last_name === null
    ? ''
    : [t(`registrations.salutations.${contact.salutation}`), contact.first_name, contact.last_name].join(' ');
