import { expect, test } from '@jest/globals';
import { fieldKey } from './fieldKey.ts';

test('a column of a text in one language is named with it; a column without a name stays itself', () => {
  expect(fieldKey('name_nl')).toEqual({ key: 'changes.fields.name', language: 'nl' });
  expect(fieldKey('price_mills')).toEqual({ key: 'changes.fields.price_mills', language: null });
  expect(fieldKey('toString')).toBeNull();
});
