import type { OfficeRegistrationDetail } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import type { RegistrationAct } from './RegistrationDetail.tsx';

type Known = Pick<OfficeRegistrationDetail, 'is_undelivered' | 'outcome' | 'business_id' | 'register'>;

export function fittingTemplate(act: RegistrationAct, registration: Known): string | null {
  const { is_undelivered: isUndelivered, outcome, business_id: number, register } = registration;
  if (act === 'refuse') {
    if (isUndelivered) return 'postal';
    return register.found === 'yes' && !register.is_active ? 'stopped' : null;
  }
  if (outcome === 'other_contact') return 'contact';
  return number !== null && number !== '' && register.found === 'no' ? 'vat' : null;
}
