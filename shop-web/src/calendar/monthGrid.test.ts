import { describe, expect, test } from '@jest/globals';
import { formatMonthYear } from './calendarFormats.ts';
import { addMonths, dayForKey, monthGrid } from './monthGrid.ts';

describe('the month calendar', () => {
  test('March 2026 starts on a Sunday and takes six weeks', () => {
    const weeks = monthGrid('2026-03');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-03-01']);
    expect(weeks.at(-1)).toEqual(['2026-03-30', '2026-03-31', null, null, null, null, null]);
  });

  test.each([
    ['ArrowRight', '2026-03-31', '2026-04-01'],
    ['ArrowLeft', '2026-03-01', '2026-02-28'],
    ['ArrowDown', '2026-03-25', '2026-04-01'],
    ['ArrowUp', '2026-03-25', '2026-03-18'],
    ['Home', '2026-03-11', '2026-03-09'],
    ['End', '2026-03-11', '2026-03-15'],
    ['PageDown', '2026-01-31', '2026-02-28'],
    ['PageUp', '2026-01-15', '2025-12-15'],
    ['a', '2026-01-15', null],
  ])('%s from %s goes to %s', (key, from, to) => {
    expect(dayForKey(key, from)).toBe(to);
  });

  test('months are added across the end of the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(formatMonthYear('nl', '2026-03')).toBe('Maart 2026');
    expect(formatMonthYear('fr', '2026-08')).toBe('Août 2026');
  });
});
