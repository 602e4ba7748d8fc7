import { expect, test } from '@jest/globals';
import { mustAcceptTerms, termsOn, type TermsVersion } from './termsOn.ts';

const version = (number: number, from: string): TermsVersion => ({
  version: number,
  from,
  text: { nl: 'Wij leveren.', fr: 'Nous livrons.' },
});

test('terms are in force from their day, and the first version holds until then', () => {
  const versions = [version(3, '2026-06-01'), version(2, '2026-03-10')];
  expect(['2026-03-09', '2026-03-10', '2026-05-31', '2026-06-01'].map((day) => termsOn(versions, day).version)).toEqual(
    [1, 2, 2, 3],
  );
});

test('an account accepts a version that is not the one it accepted', () => {
  expect(mustAcceptTerms(1, null)).toBe(false);
  expect(mustAcceptTerms(2, null)).toBe(true);
  expect(mustAcceptTerms(2, 1)).toBe(true);
  expect(mustAcceptTerms(2, 2)).toBe(false);
});
