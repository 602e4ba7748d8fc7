import type { officeReasons } from '@talloor/contracts/officeReasons.ts';
import type { OfficeRegistrationDetail } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { compareRows } from './compareRows.ts';

export type AcceptanceReason = (typeof officeReasons.acceptRegistration)[number];

/** Supported by the facts, else "reviewed". */
export function fittingReason(registration: OfficeRegistrationDetail): AcceptanceReason {
  const { answer, outcome, register, business_id: number } = registration;
  if (answer !== null) return 'answer_suffices';
  if (outcome === 'other_contact') return 'company_number_agrees';
  if (outcome === 'contact_exists') return 'login_of_contact';
  if (register.found === 'yes' && register.is_active)
    return compareRows(registration, '').some(({ isSame }) => isSame === false) ? 'data_checked' : 'register_agrees';
  return registration.kind === 'registration' && (number === null || number === '')
    ? 'no_number_needed'
    : 'data_checked';
}
