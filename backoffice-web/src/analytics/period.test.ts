import { expect, test } from '@jest/globals';
import { lastDays, readPeriod } from './period.ts';

test('the last days end today in Brussels', () => {
  expect(lastDays(30, Date.parse('2026-03-31T22:30:00Z') / 1000)).toEqual({ from: '2026-03-03', to: '2026-04-01' });
  expect(lastDays(1, Date.parse('2026-03-11T13:00:00Z') / 1000)).toEqual({ from: '2026-03-11', to: '2026-03-11' });
});

test.each([
  ['2026-03-01', '2026-03-31', true],
  ['2026-03-31', '2026-03-31', true],
  ['2026-03-31', '2026-03-30', false],
  ['2025-01-01', '2026-03-31', false],
  ['2026-02-30', '2026-03-31', false],
  [null, '2026-03-31', false],
])('a period from %s to %s is possible: %s', (from, to, isPossible) => {
  expect(readPeriod(from, to)).toEqual(isPossible ? { from, to } : null);
});
