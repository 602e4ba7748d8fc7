import { expect, test } from '@jest/globals';
import { differences, shortText } from './differences.ts';

test('the differences of a change list only the fields whose value changed', () => {
  const before = { name_nl: 'Appel', price_mills: 1000, labels: ['1'], image: null };
  const after = { name_nl: 'Sterappel', price_mills: 1000, labels: ['1'], image: null };
  expect(differences(before, after)).toEqual([{ field: 'name_nl', before: 'Appel', after: 'Sterappel' }]);
  expect(differences(before, before)).toEqual([]);
});

test('a created record has no value before, a deleted record none after', () => {
  expect(differences(null, { name: 'Bar' })).toEqual([{ field: 'name', before: undefined, after: 'Bar' }]);
  expect(differences({ name: 'Bar' }, null)).toEqual([{ field: 'name', before: 'Bar', after: undefined }]);
});

test('values are shown as text, and lists by their entries', () => {
  expect([null, undefined, '', 0, false, ['a', 'b'], { nl: 'x' }].map(shortText)).toEqual([
    '',
    '',
    '',
    '0',
    'false',
    'a, b',
    '{"nl":"x"}',
  ]);
});
