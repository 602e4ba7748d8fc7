import { expect, test } from '@jest/globals';
import { readDay } from './readDay.ts';

const march = Date.parse('2026-03-11T13:12:00Z') / 1000;
const december = Date.parse('2026-12-30T13:12:00Z') / 1000;

test.each(['13/03/2026', '13/3/26', '13/3', '13-3', '13.03', '13 3', '13', '2026-03-13', ' 13/03 '])(
  'on 11 March, %s is read as Friday 13 March',
  (text) => expect(readDay(text, march)).toBe('2026-03-13'),
);

test('a date without a year is the date nearest to today, before or after New Year', () => {
  expect(readDay('2/1', december)).toBe('2027-01-02');
  expect(readDay('28/12', december)).toBe('2026-12-28');
  expect(readDay('2', december)).toBe('2027-01-02');
});

test.each(['', '31/02/2026', '0', '32', '13/13', 'vrijdag', '2026-02-30', '1/1/1/1'])(
  '%p is not read as a day',
  (text) => expect(readDay(text, march)).toBeNull(),
);
