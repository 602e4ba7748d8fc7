import type { ProfileView } from '@talloor/contracts/endpoints/profile.ts';
import { companyTypes } from '@talloor/rules/account/companyTypes.ts';
import { cleanField } from '@talloor/rules/account/fields/judgeField.ts';
import { genders } from '@talloor/rules/account/genders.ts';
import { readChoice } from '@talloor/rules/account/readChoice.ts';

/** Empty for unmade choices. */
export type Details = {
  gender: string;
  first_name: string;
  last_name: string;
  phone_1: string;
  phone_2: string;
  email: string;
  position: string;
  language: string;
  company_type: string;
  extra_contact_name: string;
  extra_contact_email: string;
};

type EditableProfile = Omit<ProfileView, 'username' | 'wanted_email' | 'erasure_requested_at' | 'passkeys'>;

export const detailsOf = (profile: EditableProfile): Details => ({
  gender: profile.gender ?? '',
  first_name: profile.first_name,
  last_name: profile.last_name,
  phone_1: profile.phone_1,
  phone_2: profile.phone_2,
  email: profile.email,
  position: profile.position,
  language: profile.language,
  company_type: profile.company_type ?? '',
  extra_contact_name: profile.extra_contact_name,
  extra_contact_email: profile.extra_contact_email,
});

/** A valid form has a gender. */
export const bodyOfDetails = (details: Details) => ({
  gender: readChoice(genders, details.gender) ?? ('ms' as const),
  first_name: cleanField('first_name', details.first_name),
  last_name: cleanField('last_name', details.last_name),
  phone_1: cleanField('phone_1', details.phone_1),
  phone_2: cleanField('phone_2', details.phone_2),
  email: cleanField('email', details.email),
  position: cleanField('position', details.position),
  language: details.language === 'fr' ? ('fr' as const) : ('nl' as const),
  company_type: readChoice(companyTypes, details.company_type),
  extra_contact_name: cleanField('extra_contact_name', details.extra_contact_name),
  extra_contact_email: cleanField('extra_contact_email', details.extra_contact_email),
});
