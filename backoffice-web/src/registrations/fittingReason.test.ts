import { expect, test } from '@jest/globals';
import type { OfficeRegistrationDetail } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { fittingReason } from './fittingReason.ts';

const address = { postal: '9000', city: 'Gent', street: 'Kaai', street_number: '4', po_box: null };
const register = { found: 'yes', name: 'Bistro BV', legal_form: 'BV', is_active: true, address } as const;
const registration: OfficeRegistrationDetail = {
  id: '1042',
  kind: 'registration',
  outcome: 'created',
  status: 'todo',
  company_name: 'Bistro bv',
  sector: 'restaurant',
  postal: '9000',
  city: 'Gent',
  is_undelivered: false,
  has_business_id: true,
  filed_at: '2026-03-11T08:00:00.000Z',
  settled_at: null,
  language: 'nl',
  company_type: 'company',
  vat_liable: true,
  business_id: '0417497106',
  username: 'bistro',
  claimed_customer: null,
  customer_number: null,
  existing_user_id: null,
  took_register_address: true,
  delivery: address,
  invoice: null,
  contact: null,
  register,
  doubles: [],
  delivery_days: [],
  delivery_window: null,
  segment: null,
  terms_accepted_at: '2026-03-11T08:00:00.000Z',
  question: null,
  answer: null,
  refusal: null,
  acceptance: null,
  asked_at: null,
  answered_at: null,
  settled_by: null,
  activated_at: null,
};
const fitting = (changes: Partial<OfficeRegistrationDetail>) => fittingReason({ ...registration, ...changes });

test('an acceptance starts with the reason that fits the registration', () => {
  expect(fitting({})).toBe('register_agrees');
  expect(fitting({ outcome: 'other_contact' })).toBe('company_number_agrees');
  expect(fitting({ outcome: 'contact_exists' })).toBe('login_of_contact');
  expect(fitting({ answer: 'Ja, dat klopt.' })).toBe('answer_suffices');
  expect(fitting({ business_id: '', register: { ...register, found: 'not_asked' } })).toBe('no_number_needed');
});

test('the suggested reason is "register agrees" only when the register confirms the company', () => {
  for (const changes of [
    { company_name: 'Iets anders' },
    { register: { ...register, is_active: false } },
    { register: { ...register, found: 'no' } },
    { register: { ...register, found: 'failed' } },
  ] as const)
    expect(fitting(changes)).toBe('data_checked');
});
