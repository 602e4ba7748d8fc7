import { expect, test } from '@jest/globals';
import { comparedEvents, readComparison } from './comparison.ts';

test('an event is compared with the one before it, with the first one, or with the last one', () => {
  expect(comparedEvents('previous', 4, 9)).toEqual({ older: 3, newer: 4 });
  expect(comparedEvents('begin', 4, 9)).toEqual({ older: 0, newer: 4 });
  expect(comparedEvents('now', 4, 9)).toEqual({ older: 4, newer: 9 });
});

test('an address that names no known comparison compares with the previous event', () => {
  expect(readComparison('now')).toBe('now');
  expect(readComparison('tomorrow')).toBe('previous');
  expect(readComparison(null)).toBe('previous');
});
