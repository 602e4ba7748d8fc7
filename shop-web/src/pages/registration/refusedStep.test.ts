import { expect, test } from '@jest/globals';
import { refusedStep, stepOf } from './registrationValues.ts';

const errors = (...paths: string[]) => ({
  errors: paths.map((path) => ({ in: 'body' as const, path, message: 'field.not_email' })),
});

test('a refusal on the summary leads to the first step with a named field', () => {
  expect(refusedStep('registration', errors('contact.email', 'company.invoice.po_box'))).toEqual({
    step: 'company',
    fields: ['email', 'invoice_po_box'],
  });
  expect(refusedStep('activation', errors('contact.email', 'company.customer_number'))?.step).toBe('contact');
  expect(refusedStep('registration', errors('login.username'))?.step).toBe('login');
  expect(refusedStep('registration', errors('company.delivery.street_number'))?.fields).toEqual(['street_number']);
});

test('a refusal of something that no step asks leads nowhere', () =>
  expect(refusedStep('registration', errors('form_token'))).toBeNull());

test('each field belongs to one step, where its refusal waits', () =>
  expect(
    ['street_number', 'invoice_po_box', 'phone', 'salutation', 'username', 'accept_terms'].map((field) =>
      stepOf(field as Parameters<typeof stepOf>[0]),
    ),
  ).toEqual(['company', 'company', 'contact', 'contact', 'login', 'summary']));
