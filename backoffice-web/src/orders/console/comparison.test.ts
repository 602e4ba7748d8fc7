import { expect, test } from '@jest/globals';
import { comparedEvents, readComparison, type Comparison } from './comparison.ts';

const compared = (comparison: Comparison, pinned = -1) => comparedEvents({ comparison, pinned }, 4, 9);
const events = ['basket-1@0', 'basket-1@1', 'order-4402131@0'].map((event) => ({ event }));

test('an event is compared with the previous, the first or the last event', () => {
  expect(compared('previous')).toEqual({ older: 3, newer: 4 });
  expect(compared('begin')).toEqual({ older: 0, newer: 4 });
  expect(compared('now')).toEqual({ older: 4, newer: 9 });
});

test('an event is compared with any other event that the user keeps, earlier or later', () => {
  expect(compared('pinned', 1)).toEqual({ older: 1, newer: 4 });
  expect(compared('pinned', 7)).toEqual({ older: 4, newer: 7 });
  expect(readComparison('order-4402131@0', events)).toEqual({ comparison: 'pinned', pinned: 2 });
});

test('an address with an unknown comparison compares with the previous event', () => {
  expect(readComparison('now', events).comparison).toBe('now');
  expect(readComparison('tomorrow', events).comparison).toBe('previous');
  expect(readComparison(null, events).comparison).toBe('previous');
});
