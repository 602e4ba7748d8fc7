import { expect, test } from '@jest/globals';
import { missedWords } from './missedWords.ts';

test.each([
  ['in one form', '  Crème BRÛLÉE? ', 'creme brulee'],
  ['without addresses', 'hulp voor lotte@lindegaard.example', 'hulp voor'],
  ['without numbers of customers and phones', 'klant 204118 0485/12.34.56 betalen', 'klant betalen'],
  ['without markup', '<b>fiets</b>', 'b fiets b'],
  ['not at all', '204118', ''],
  ['shortened', 'a'.repeat(10_000), 'a'.repeat(80)],
])('fruitless words are kept %s', (_, typed, kept) => {
  expect(missedWords(typed)).toBe(kept);
});
