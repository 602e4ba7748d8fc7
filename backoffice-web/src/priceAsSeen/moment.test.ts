import { expect, test } from '@jest/globals';
import { instantOf, momentOf, secondsIn } from './moment.ts';

test('a day and time are converted as Brussels time, in winter and in summer', () => {
  expect(instantOf({ day: '2026-03-11', time: '14:12' })).toBe('2026-03-11T13:12:00.000Z');
  expect(instantOf({ day: '2026-07-01', time: '00:30' })).toBe('2026-06-30T22:30:00.000Z');
  expect(momentOf(Date.parse('2026-06-30T22:30:00Z') / 1000)).toEqual({ day: '2026-07-01', time: '00:30' });
});

test('an invalid day or time gives no moment', () => {
  expect(instantOf({ day: '', time: '14:12' })).toBeNull();
  expect(instantOf({ day: '2026-02-30', time: '14:12' })).toBeNull();
  expect([null, '', 'gisteren'].map(secondsIn)).toEqual([null, null, null]);
  expect(secondsIn('2026-03-11T13:12:00Z')).toBe(1_773_234_720);
});
