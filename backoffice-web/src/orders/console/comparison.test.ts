import { expect, test } from '@jest/globals';
import { comparedEvents, readComparison } from './comparison.ts';

test('an event is compared with the previous, the first or the last event', () => {
  expect(comparedEvents('previous', 4, 9)).toEqual({ older: 3, newer: 4 });
  expect(comparedEvents('begin', 4, 9)).toEqual({ older: 0, newer: 4 });
  expect(comparedEvents('now', 4, 9)).toEqual({ older: 4, newer: 9 });
});

test('an address with an unknown comparison compares with the previous event', () => {
  expect(readComparison('now')).toBe('now');
  expect(readComparison('tomorrow')).toBe('previous');
  expect(readComparison(null)).toBe('previous');
});
