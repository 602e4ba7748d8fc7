import type { ContactInput } from '@talloor/contracts/endpoints/caseShapes.ts';
import { cleanField } from '@talloor/rules/account/fields/judgeField.ts';
import { genders } from '@talloor/rules/account/genders.ts';
import { sectors } from '@talloor/rules/account/sectors.ts';
import { contactSectors } from '@talloor/rules/serviceRequest/contactSectors.ts';

export const contactFields = [
  'gender',
  'company_name',
  'sector',
  'contact_person',
  'customer_number',
  'phone',
  'email',
  'postal_code',
  'segment',
  'subject',
  'question',
] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactDraft = Readonly<Record<ContactField, string>>;

export const emptyDraft = Object.fromEntries(contactFields.map((field) => [field, ''])) as ContactDraft;

export function contactOf(draft: ContactDraft): ContactInput | null {
  const sector = contactSectors.find((each) => each === draft.sector);
  if (sector === undefined) return null;
  return {
    gender: genders.find((each) => each === draft.gender) ?? null,
    company_name: draft.company_name.trim(),
    sector,
    contact_person: draft.contact_person.trim(),
    customer_number: draft.customer_number.trim(),
    phone: cleanField('phone_1', draft.phone),
    email: cleanField('email', draft.email),
    postal_code: cleanField('postal', draft.postal_code),
    segment: sectors.find((each) => each === draft.segment) ?? null,
  };
}
