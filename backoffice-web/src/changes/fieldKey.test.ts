import { expect, test } from '@jest/globals';
import { fieldKey } from './fieldKey.ts';

test('a language column gets the name of its text and its language; an unknown column has no key', () => {
  expect(fieldKey('name_nl')).toEqual({ key: 'changes.fields.name', language: 'nl' });
  expect(fieldKey('price_mills')).toEqual({ key: 'changes.fields.price_mills', language: null });
  expect(fieldKey('toString')).toBeNull();
});
