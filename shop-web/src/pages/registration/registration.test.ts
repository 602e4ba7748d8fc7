/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import type { RegisteredCompanyView } from '@talloor/contracts/endpoints/registry.ts';
import { bodyOf, checkStep, emptyValues, furthestStep, type RegistrationValues } from './registrationValues.ts';
import { forgetTabDraft, keepTabDraft, tabDraftOf } from './tabDraft.ts';
import { takeFromRegister } from './takeFromRegister.ts';

const company = (name: string, street: string | null): RegisteredCompanyView => ({
  business_id: '0000204193',
  kind: 'legal_person',
  name,
  legal_form: { code: '610', text: 'Besloten vennootschap' },
  status: 'active',
  situation: { code: '000', text: 'Normale toestand' },
  active_since: '2009-09-14',
  activity: null,
  address:
    street === null
      ? null
      : { kind: 'seat', postal: '9000', city: 'Gent', street, street_number: '14', po_box: '', country: null },
});
const lindegaard = company('Bistro Lindegaard BV', 'Predikherenlei');
const kaai = company('Brasserie De Nieuwe Kaai BV', 'Kouter');
const frituur = company("Frituur Aan 't Plein", null);
const filledBy = (
  values: RegistrationValues,
  before: RegisteredCompanyView | null,
  company: RegisteredCompanyView | null,
) => ({
  ...values,
  ...takeFromRegister(values, before, company),
});
const first = filledBy(emptyValues, null, lindegaard);

describe('company data from the register', () => {
  test('fill name, kind and address of an empty form', () => {
    expect(first).toMatchObject({
      company_name: 'Bistro Lindegaard BV',
      company_type: 'company',
      address_choice: 'register',
      street: 'Predikherenlei',
    });
  });

  test('change when the company number changes', () => {
    expect(filledBy(first, lindegaard, kaai)).toMatchObject({
      company_name: 'Brasserie De Nieuwe Kaai BV',
      address_choice: 'register',
      street: 'Kouter',
    });
  });

  test('lose the address when the new company has no registered address or is not in the register', () => {
    expect(filledBy(first, lindegaard, frituur)).toMatchObject({
      company_name: "Frituur Aan 't Plein",
      address_choice: 'own',
      street: '',
      postal: '',
    });
    expect(filledBy(first, lindegaard, null)).toMatchObject({ company_name: '', address_choice: 'own', street: '' });
  });

  test('keep a long name of the register whole, for the field to judge', () => {
    const name = 'Vereniging '.repeat(10).trim();
    expect(filledBy(emptyValues, null, { ...lindegaard, name })).toMatchObject({ company_name: name });
  });

  test('never overwrite typed values', () => {
    const typedValues = { ...emptyValues, company_name: 'Chez Lotte', postal: '8000', street: 'Markt' };
    expect(filledBy(typedValues, null, lindegaard)).toMatchObject({
      company_name: 'Chez Lotte',
      address_choice: 'own',
      postal: '8000',
      street: 'Markt',
    });
  });
});

describe('the fields of a registration form', () => {
  const contact = {
    ...emptyValues,
    salutation: 'ms',
    position: 'owner',
    first_name: ' Zoé ',
    last_name: "D’Hondt-O'Brien",
    phone: '081 00 00 55 ',
    email: 'zoe@cantine.example ',
  };

  test('are validated without surrounding spaces, which phones add after an address', () => {
    expect([...checkStep('contact', 'registration', contact, false).keys()]).toEqual([]);
    expect([
      ...checkStep('contact', 'registration', { ...contact, email: 'zoe @cantine.example' }, false).keys(),
    ]).toEqual(['email']);
  });

  test('are sent without surrounding spaces, and with a normalised company number', () => {
    const body = bodyOf(
      'activation',
      { ...contact, customer_number: ' 204118 ', business_id: 'BE 0417.497.106' },
      'token',
    );
    expect(body.contact).toMatchObject({ first_name: 'Zoé', email: 'zoe@cantine.example', phone: '081 00 00 55' });
    expect(body.company).toEqual({ customer_number: '204118', business_id: '0417497106' });
  });
});

describe('the steps of a registration', () => {
  const company = {
    ...first,
    sector: 'restaurant',
    business_id: '0417497106',
    same_address: 'yes',
  };

  test('cannot be opened before the earlier steps are valid', () => {
    expect(furthestStep('registration', emptyValues)).toBe('company');
    expect(furthestStep('activation', emptyValues)).toBe('contact');
    expect(furthestStep('registration', company)).toBe('contact');
  });
});

describe('the stored draft of a registration', () => {
  afterEach(() => forgetTabDraft('registration'));

  test('is restored in the same tab, without the password', () => {
    keepTabDraft('registration', { ...emptyValues, company_name: 'Chez Lotte', password: 'Geheim-2026' });
    expect(tabDraftOf('registration')).toMatchObject({ company_name: 'Chez Lotte' });
    expect(JSON.stringify(tabDraftOf('registration'))).not.toContain('Geheim');
    expect(tabDraftOf('activation')).toBeNull();
  });

  test('is dropped after a day, and when the registration is sent', () => {
    keepTabDraft('registration', { ...emptyValues, company_name: 'Chez Lotte' }, 0);
    expect(tabDraftOf('registration', 86_400_001)).toBeNull();
    expect(tabDraftOf('registration', 86_399_999)).not.toBeNull();
    forgetTabDraft('registration');
    expect(tabDraftOf('registration', 1)).toBeNull();
  });
});
