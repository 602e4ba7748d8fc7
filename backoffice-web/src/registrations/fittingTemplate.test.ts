import { expect, test } from '@jest/globals';
import { fittingTemplate } from './fittingTemplate.ts';

const register = { found: 'yes', name: 'Bistro', legal_form: '', is_active: true, address: null } as const;
const registration = { is_undelivered: false, outcome: 'created', business_id: '0417497106', register } as const;

test('a refusal starts with the template of its known reason, or without one', () => {
  expect(fittingTemplate('refuse', { ...registration, is_undelivered: true })).toBe('postal');
  expect(fittingTemplate('refuse', { ...registration, register: { ...register, is_active: false } })).toBe('stopped');
  expect(fittingTemplate('refuse', registration)).toBeNull();
});

test('a question starts with the template of the first mismatch', () => {
  expect(fittingTemplate('question', { ...registration, outcome: 'other_contact' })).toBe('contact');
  expect(fittingTemplate('question', { ...registration, register: { ...register, found: 'no' } })).toBe('vat');
  expect(
    fittingTemplate('question', { ...registration, business_id: null, register: { ...register, found: 'not_asked' } }),
  ).toBeNull();
  expect(fittingTemplate('question', registration)).toBeNull();
});
