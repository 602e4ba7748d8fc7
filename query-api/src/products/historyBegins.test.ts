import { expect, test } from '@jest/globals';
import { historyBegins } from './historyBegins.ts';

test.each([
  ['2026-03-11T13:12:00Z', '2024-09-10T22:00:00.000Z'],
  // Half an hour before and after midnight in Brussels.
  ['2026-03-11T22:30:00Z', '2024-09-10T22:00:00.000Z'],
  ['2026-03-11T23:30:00Z', '2024-09-11T22:00:00.000Z'],
  // Shorter months, with a leap year.
  ['2027-08-31T10:00:00Z', '2026-02-27T23:00:00.000Z'],
  ['2025-08-30T10:00:00Z', '2024-02-28T23:00:00.000Z'],
  ['2027-12-31T23:30:00Z', '2026-06-30T22:00:00.000Z'],
  // The first day has a clock change.
  ['2027-09-28T10:00:00Z', '2026-03-27T23:00:00.000Z'],
  ['2027-09-29T10:00:00Z', '2026-03-28T23:00:00.000Z'],
])('on %s the history of 18 months begins at midnight in Brussels, %s', (now, begins) => {
  expect(historyBegins(new Date(now))).toBe(begins);
});
