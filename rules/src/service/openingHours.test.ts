import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayAt, instantOf } from '../delivery/brusselsTime.ts';
import { legalHolidays } from '../delivery/legalHolidays.ts';
import { addDays, weekdayOf } from '../delivery/workdays.ts';
import { formatTime } from '../format/dates.ts';
import { isOpenAt, openingAt, partnerPickupHours, serviceHours } from './openingHours.ts';

const iso = (instant: number) => new Date(instant).toISOString();

describe('customer service', () => {
  test.each([
    ['on a Tuesday morning', '2026-03-10T09:00:00Z', { isOpen: true, until: '2026-03-10T16:30:00.000Z' }],
    ['at the minute it opens', '2026-03-10T06:00:00Z', { isOpen: true, until: '2026-03-10T16:30:00.000Z' }],
    ['at the minute it closes', '2026-03-10T16:30:00Z', { isOpen: false, opensAt: '2026-03-11T06:00:00.000Z' }],
    ['on a Saturday afternoon', '2026-03-14T12:00:00Z', { isOpen: false, opensAt: '2026-03-16T06:00:00.000Z' }],
    ['on Easter Saturday', '2026-04-04T12:00:00Z', { isOpen: false, opensAt: '2026-04-07T05:00:00.000Z' }],
    ['on the eve of Christmas', '2026-12-24T18:00:00Z', { isOpen: false, opensAt: '2026-12-26T06:00:00.000Z' }],
    ['before summer time', '2026-03-28T13:00:00Z', { isOpen: false, opensAt: '2026-03-30T05:00:00.000Z' }],
    ['before winter time', '2026-10-24T12:00:00Z', { isOpen: false, opensAt: '2026-10-26T06:00:00.000Z' }],
  ])('%s', (_, now, expected) => {
    const state = openingAt(Date.parse(now));
    expect(
      state.isOpen ? { isOpen: true, until: iso(state.until) } : { isOpen: false, opensAt: iso(state.opensAt) },
    ).toEqual(expected);
  });
});

test('a partner hands out orders on a Saturday evening, and not on a Sunday', () => {
  expect(isOpenAt(Date.parse('2026-03-14T18:59:59Z'), partnerPickupHours)).toBe(true);
  expect(isOpenAt(Date.parse('2026-03-14T19:00:00Z'), partnerPickupHours)).toBe(false);
  expect(isOpenAt(Date.parse('2026-03-15T12:00:00Z'), partnerPickupHours)).toBe(false);
});

describe('at any minute of a year with both clock changes', () => {
  const minutes = fc.integer({ min: 0, max: 366 * 24 * 60 });
  const from = instantOf('2026-01-01', '00:00');
  const places = fc.constantFrom(serviceHours, partnerPickupHours);

  test('open means between the hours of a day that is no holiday', () => {
    fc.assert(
      fc.property(minutes, places, (minute, hours) => {
        const now = from + minute * 60_000;
        const day = dayAt(now);
        const today = hours(weekdayOf(day));
        const time = formatTime('nl', now / 1000);
        const isWithin = today !== null && time >= today.opens && time < today.closes;
        const isHoliday = legalHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);
        expect(isOpenAt(now, hours)).toBe(isWithin && !isHoliday);
      }),
    );
  });

  test('the state holds until the named instant, and changes there', () => {
    fc.assert(
      fc.property(minutes, places, (minute, hours) => {
        const now = from + minute * 60_000;
        const state = openingAt(now, hours);
        const change = state.isOpen ? state.until : state.opensAt;
        expect(change).toBeGreaterThan(now);
        expect(dayAt(change) <= addDays(dayAt(now), 5)).toBe(true);
        expect(isOpenAt(change - 1, hours)).toBe(state.isOpen);
        expect(isOpenAt(change, hours)).toBe(!state.isOpen);
      }),
    );
  });
});
