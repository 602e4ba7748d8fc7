import type { z } from 'zod';
import type { getOfficeRegistration, OfficeRegistration } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import type { RegisteredPerson } from '@talloor/projections/tables/registeredPerson.ts';
import type { Double } from './findDoubles.ts';
import type { Round } from './findRound.ts';
import type { RegistrationRow } from './findRegistrations.ts';

type Detail = z.input<typeof getOfficeRegistration.response>;

/** @param isUndelivered no delivery to this postal code */
export const viewRegistration = (row: RegistrationRow, isUndelivered: boolean): OfficeRegistration => ({
  id: row.registration_id,
  kind: row.kind,
  outcome: row.outcome,
  status: row.status,
  company_name: row.person?.companyName ?? null,
  sector: row.sector,
  postal: row.postal,
  city: row.city,
  is_undelivered: isUndelivered,
  has_business_id: row.has_business_id,
  filed_at: row.filed_at,
  settled_at: row.settled_at,
});

type Around = {
  readonly isUndelivered: boolean;
  readonly doubles: readonly Double[];
  readonly round: Round;
};

export function viewRegistrationDetail(row: RegistrationRow, { isUndelivered, doubles, round }: Around): Detail {
  const { person } = row;
  const [window] = round.windows;
  return {
    ...viewRegistration(row, isUndelivered),
    language: row.language,
    company_type: row.company_type,
    vat_liable: row.vat_liable,
    business_id: person?.businessId ?? null,
    username: person?.username ?? null,
    claimed_customer: row.claimed_customer,
    customer_number: row.customer_number,
    existing_user_id: row.existing_user_id,
    took_register_address: row.took_register_address,
    delivery: person?.delivery ? addressOf(person.delivery) : null,
    invoice: person?.invoice ? addressOf(person.invoice) : null,
    contact: person && contactOf(person.contact),
    register: registerOf(person?.register ?? { found: 'not_asked' }),
    doubles: [...doubles],
    delivery_days: [...round.weekdays],
    delivery_window: window ? { start: window.start, end: window.end } : null,
    segment: row.segment,
    terms_accepted_at: row.terms_accepted_at,
    question: row.question,
    answer: row.answer,
    refusal: row.refusal,
    acceptance: row.acceptance,
    asked_at: row.asked_at,
    answered_at: row.answered_at,
    settled_by: row.settled_by,
    activated_at: row.activated_at,
  };
}

const contactOf = ({ firstName, lastName, extraEmail, ...contact }: RegisteredPerson['contact']) => ({
  ...contact,
  first_name: firstName,
  last_name: lastName,
  extra_email: extraEmail,
});

const addressOf = (address: NonNullable<RegisteredPerson['delivery']>) => ({
  postal: address.postal,
  city: address.city,
  street: address.street,
  street_number: address.streetNumber,
  po_box: address.box,
});

const registerOf = (register: RegisteredPerson['register']): Detail['register'] =>
  register.found === 'yes'
    ? {
        found: 'yes',
        name: register.name,
        legal_form: register.legalForm,
        is_active: register.isActive,
        address: register.street === '' && register.postal === '' ? null : addressOf(register),
      }
    : { found: register.found, name: null, legal_form: '', is_active: false, address: null };
