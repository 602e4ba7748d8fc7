import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { replacementAnswerHour } from '../deliveryNote/replacementAnswerHour.ts';
import { formatTime, isoDay } from '../format/dates.ts';
import { holdEnd } from '../order/hold.ts';
import { exampleCalendar } from '../testing/exampleFacts.ts';
import { dayAt, instantOf } from './brusselsTime.ts';
import { deadlineOf } from './deadlineOf.ts';
import { trackableFrom } from './trackableFrom.ts';
import { addDays, sameDayIn, isWorkday } from './workdays.ts';

const holidays = ['2026-01-01', '2026-04-06', '2026-05-01', '2026-11-11', '2026-12-25', '2027-01-01'];
const name = { nl: 'Feestdag', fr: 'Jour férié' };
const calendar = exampleCalendar({ holidays: holidays.map((day) => ({ day, name })) });
const iso = (instant: number) => new Date(instant).toISOString();

describe('deadlines in Brussels time', () => {
  test.each([
    ['before the clock goes forward', '2026-03-30', '2026-03-26T16:00:00.000Z', '2026-03-27T22:00:00.000Z'],
    ['after it went forward', '2026-04-01', '2026-03-30T15:00:00.000Z', '2026-03-31T21:00:00.000Z'],
    ['before the clock goes back', '2026-10-26', '2026-10-22T15:00:00.000Z', '2026-10-23T21:00:00.000Z'],
    ['across that night', '2026-10-27', '2026-10-23T15:00:00.000Z', '2026-10-26T22:00:00.000Z'],
    ['after it went back', '2026-10-28', '2026-10-26T16:00:00.000Z', '2026-10-27T22:00:00.000Z'],
    ['on the day after New Year', '2026-01-02', '2025-12-30T16:00:00.000Z', '2025-12-31T22:00:00.000Z'],
    ['on the Monday after it', '2026-01-05', '2025-12-31T16:00:00.000Z', '2026-01-02T22:00:00.000Z'],
    ['after a New Year on a Friday', '2027-01-04', '2026-12-30T16:00:00.000Z', '2026-12-31T22:00:00.000Z'],
    ['where a holiday would be the deadline', '2026-05-05', '2026-04-30T15:00:00.000Z', '2026-05-04T21:00:00.000Z'],
    ['where one lies between', '2026-11-13', '2026-11-10T16:00:00.000Z', '2026-11-12T22:00:00.000Z'],
    ['where one is the day before', '2026-11-12', '2026-11-09T16:00:00.000Z', '2026-11-10T22:00:00.000Z'],
  ])('%s, an order for %s closes at %s and can be followed from %s', (_, day, closes, followed) => {
    expect([iso(deadlineOf(day, calendar)), iso(trackableFrom(day, calendar))]).toEqual([closes, followed]);
  });

  test.each([
    ['2026-03-30', '2026-03-29T20:00:00.000Z'],
    ['2026-03-29', '2026-03-28T21:00:00.000Z'],
    ['2026-10-26', '2026-10-25T21:00:00.000Z'],
    ['2026-10-25', '2026-10-24T20:00:00.000Z'],
    ['2027-01-01', '2026-12-31T21:00:00.000Z'],
  ])('a replacement for %s can be answered until %s, 22:00 on the day before', (day, until) => {
    expect(iso(replacementAnswerHour(day, '22:00'))).toBe(until);
  });

  test.each([
    ['2026-03-28', '2026-03-28T22:59:59.999Z'],
    ['2026-03-29', '2026-03-29T21:59:59.999Z'],
    ['2026-10-24', '2026-10-24T21:59:59.999Z'],
    ['2026-10-25', '2026-10-25T22:59:59.999Z'],
    ['2025-12-31', '2025-12-31T22:59:59.999Z'],
  ])('the day %s ends at %s in Brussels, also at a clock change', (day, last) => {
    const daysAround = [dayAt(Date.parse(last)), dayAt(Date.parse(last) + 1)];
    expect(daysAround).toEqual([day, addDays(day, 1)]);
  });

  test('a hold lasts fifteen minutes, also in the night of a clock change', () => {
    for (const now of ['2026-03-29T00:50:00.000Z', '2026-10-25T00:50:00.000Z', '2025-12-31T22:50:00.000Z'])
      expect(Date.parse(holdEnd(new Date(now), '2027-01-01T00:00:00.000Z')) - Date.parse(now)).toBe(900_000);
  });
});

describe('any delivery day', () => {
  const days = fc.integer({ min: 0, max: 4000 }).map((ahead) => addDays('2024-01-01', ahead));

  test('has its deadline at 17:00 two working days before, never later than the next day’s deadline', () => {
    fc.assert(
      fc.property(days, (day) => {
        const deadline = deadlineOf(day, calendar);
        const between = [];
        for (let at = addDays(dayAt(deadline), 1); at < day; at = addDays(at, 1)) between.push(at);
        expect([formatTime('nl', deadline / 1000), isoDay(deadline / 1000)]).toEqual(['17:00', dayAt(deadline)]);
        expect(isWorkday(dayAt(deadline), calendar)).toBe(true);
        expect(between.filter((at) => isWorkday(at, calendar))).toHaveLength(1);
        expect(deadlineOf(addDays(day, 1), calendar)).toBeGreaterThanOrEqual(deadline);
      }),
    );
  });

  test('can be followed from 23:00 local time, after its deadline and before its day', () => {
    fc.assert(
      fc.property(days, (day) => {
        const from = trackableFrom(day, calendar);
        expect(formatTime('fr', from / 1000)).toBe('23:00');
        expect(from).toBeGreaterThan(deadlineOf(day, calendar));
        expect(from).toBeLessThan(instantOf(day, '00:00'));
      }),
    );
  });

  test('moved some months ahead and back is the same day, unless it was moved to the end of a month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -40, max: 40 }), (day, months) => {
        const shifted = sameDayIn(day, months);
        const isLast = addDays(shifted, 1).endsWith('-01');
        expect(sameDayIn(shifted, -months) === day || isLast).toBe(true);
      }),
    );
  });
});
