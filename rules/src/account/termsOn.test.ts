import { expect, test } from '@jest/globals';
import { acceptedTermsOf, firstTerms, mustAcceptTerms, termsOn, type TermsVersion } from './termsOn.ts';

const version = (number: number, from: string): TermsVersion => ({
  version: number,
  from,
  text: { nl: 'Wij leveren.', fr: 'Nous livrons.' },
  textHash: 'a1',
});

test('terms are in force from their day, and the first version holds until then', () => {
  const versions = [version(3, '2026-06-01'), version(2, '2026-03-10')];
  expect(['2026-03-09', '2026-03-10', '2026-05-31', '2026-06-01'].map((day) => termsOn(versions, day).version)).toEqual(
    [1, 2, 2, 3],
  );
});

test('an account accepts a version that is not the one it accepted', () => {
  const second = version(2, '2026-03-10');
  expect(mustAcceptTerms(firstTerms, null)).toBe(false);
  expect(mustAcceptTerms(firstTerms, acceptedTermsOf(firstTerms))).toBe(false);
  expect(mustAcceptTerms(second, null)).toBe(true);
  expect(mustAcceptTerms(second, { version: 1 })).toBe(true);
  expect(mustAcceptTerms(second, acceptedTermsOf(second))).toBe(false);
});

test('an account accepts another text under the number that it accepted', () => {
  const second = version(2, '2026-03-10');
  expect(mustAcceptTerms({ ...second, textHash: 'b2' }, acceptedTermsOf(second))).toBe(true);
  expect(mustAcceptTerms(firstTerms, { version: 1, textHash: 'a1' })).toBe(true);
});

test('an acceptance without a text counts by its number', () => {
  expect(mustAcceptTerms(version(2, '2026-03-10'), { version: 2 })).toBe(false);
});
