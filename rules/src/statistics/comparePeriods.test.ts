import { expect, test } from '@jest/globals';
import { judgePeriod, lengthOf, periodBefore } from './comparePeriods.ts';

test('the period before is as long and ends the day before', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  expect(periodBefore({ from: '2026-03-11', to: '2026-03-11' })).toEqual({ from: '2026-03-10', to: '2026-03-10' });
});

test('a day is a period of one day, and a summer has no hour less', () => {
  expect(lengthOf({ from: '2026-03-11', to: '2026-03-11' })).toBe(1);
  expect(lengthOf({ from: '2026-03-01', to: '2026-10-31' })).toBe(245);
});

test('a reversed period and one of more than five years are refused', () => {
  expect(judgePeriod({ from: '2026-03-02', to: '2026-03-01' })).toBe('statistics.period_reversed');
  expect(judgePeriod({ from: '2000-01-01', to: '2099-12-31' })).toBe('statistics.period_too_long');
  expect(judgePeriod({ from: '2021-03-01', to: '2026-02-28' })).toBeNull();
});
