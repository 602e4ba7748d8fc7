import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { exampleCalendar, exampleCustomer, examplePickupSite } from '../testing/exampleFacts.ts';
import { dayAt, instantOf } from './brusselsTime.ts';
import { cutOffAt } from './cutOff.ts';
import { articleDeadline, deadlineOf, onDemandDeadline } from './deadlineOf.ts';
import {
  dayOfEpoch,
  deliveryMoments,
  epochOfDay,
  firstMoment,
  hasMoments,
  momentOf,
  serviceKey,
} from './deliveryMoments.ts';
import { requestDueAt } from './requestDueAt.ts';
import { addDays, isWorkday, weekdayOf, workdaysBefore } from './workdays.ts';

const calendar = exampleCalendar();
const customer = exampleCustomer();
const at = (iso: string) => new Date(iso);
const wednesday = at('2026-03-11T14:12:00+01:00');
const deadline = (day: string) => new Date(deadlineOf(day, calendar)).toISOString();

describe('days in Brussels time', () => {
  test('a delivery day in the contract is midnight in Brussels, in winter and in summer', () => {
    expect(epochOfDay('2026-03-13')).toBe(Date.parse('2026-03-12T23:00:00Z') / 1000);
    expect(epochOfDay('2026-07-13')).toBe(Date.parse('2026-07-12T22:00:00Z') / 1000);
    expect(dayOfEpoch(epochOfDay('2026-07-13'))).toBe('2026-07-13');
  });

  test('every day is the same after conversion to an epoch and back, also at clock changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (ahead) => {
        const day = addDays('2024-01-01', ahead);
        expect(dayOfEpoch(epochOfDay(day))).toBe(day);
        expect(dayAt(instantOf(day, '23:59'))).toBe(day);
      }),
    );
  });

  test('a working day is Monday to Friday without holidays and closing days', () => {
    expect(weekdayOf('2026-03-13')).toBe(5);
    expect(weekdayOf('2026-03-15')).toBe(7);
    expect(isWorkday('2026-03-14', calendar)).toBe(false);
    expect(isWorkday('2026-04-06', calendar)).toBe(false);
    expect(isWorkday('2026-04-07', exampleCalendar({ closingDays: ['2026-04-07'] }))).toBe(false);
    expect(isWorkday('2026-04-07', calendar)).toBe(true);
  });
});

describe('the deadline', () => {
  test('is 17:00 two working days before delivery', () => {
    expect(deadline('2026-03-13')).toBe('2026-03-11T16:00:00.000Z');
    expect(deadline('2026-03-16')).toBe('2026-03-12T16:00:00.000Z');
    expect(deadline('2026-03-17')).toBe('2026-03-13T16:00:00.000Z');
  });

  test('skips the weekend and Easter Monday', () => {
    expect(deadline('2026-04-07')).toBe('2026-04-02T15:00:00.000Z');
    expect(deadline('2026-04-08')).toBe('2026-04-03T15:00:00.000Z');
  });

  test('is 17:00 local time before and after the change to summer time', () => {
    expect(deadline('2026-03-30')).toBe('2026-03-26T16:00:00.000Z');
    expect(deadline('2026-03-31')).toBe('2026-03-27T16:00:00.000Z');
    expect(deadline('2026-04-01')).toBe('2026-03-30T15:00:00.000Z');
  });

  test('skips closing days', () => {
    const closedCalendar = exampleCalendar({ closingDays: ['2026-03-12'] });
    expect(workdaysBefore('2026-03-13', 2, closedCalendar)).toBe('2026-03-10');
  });

  test('of a request to the office is the end of the second working day after it', () => {
    const calendarOf = (closingDays: string[]) => exampleCalendar({ closingDays });
    const due = (requestedAt: string, closingDays: string[] = []) =>
      new Date(requestDueAt(Date.parse(requestedAt), calendarOf(closingDays))).toISOString();
    expect(due('2026-03-11T13:12:00Z')).toBe('2026-03-13T16:30:00.000Z');
    expect(due('2026-03-11T23:30:00Z')).toBe('2026-03-16T16:30:00.000Z');
    expect(due('2026-03-14T09:00:00Z')).toBe('2026-03-17T16:30:00.000Z');
    expect(due('2026-03-11T13:12:00Z', ['2026-03-12'])).toBe('2026-03-16T16:30:00.000Z');
    expect(due('2026-03-27T13:12:00Z')).toBe('2026-03-31T15:30:00.000Z');
  });

  test('of an article is its own time on the deadline’s day, never after the deadline', () => {
    const closes = (orderBefore: string | null) =>
      articleDeadline({ orderBefore }, '2026-03-11', deadlineOf('2026-03-13', calendar));
    expect(closes(null)).toBeNull();
    expect(closes('12:00')).toBe(Date.parse('2026-03-11T11:00:00Z'));
    expect(closes('18:00')).toBe(Date.parse('2026-03-11T16:00:00Z'));
  });

  test('of an on-demand article is its own number of working days before delivery, at the cut-off', () => {
    const ordinary = { day: '2026-03-18', deadline: new Date(deadlineOf('2026-03-18', calendar)).toISOString() };
    const closes = (workdays: number, moment = ordinary) =>
      new Date(onDemandDeadline(moment, workdays, calendar)).toISOString();
    expect(closes(5)).toBe('2026-03-11T16:00:00.000Z');
    expect(closes(1)).toBe(ordinary.deadline);
    const express = { ...ordinary, deadline: '2026-03-17T17:00:00.000Z' };
    expect(closes(0, express)).toBe(express.deadline);
    expect(closes(1, express)).toBe('2026-03-17T16:00:00.000Z');
    expect(closes(2, express)).toBe('2026-03-16T16:00:00.000Z');
  });
});

describe('delivery moments', () => {
  const momentOn = (day: string, now = wednesday, changes = {}) =>
    deliveryMoments(exampleCalendar(changes), customer, now).find((moment) => moment.day === day);

  test('start today and end at the horizon', () => {
    const days = deliveryMoments(calendar, customer, wednesday).map((moment) => moment.day);
    expect(days[0]).toBe('2026-03-11');
    expect(days.at(-1)).toBe('2026-04-10');
    expect(days).toHaveLength(31);
  });

  test('a day is available until its deadline, and past the cut-off from that instant', () => {
    expect(momentOn('2026-03-13')).toMatchObject({
      available: true,
      reason: null,
      deadline: '2026-03-11T16:00:00.000Z',
    });
    expect(momentOn('2026-03-13', at('2026-03-11T15:59:59.999Z'))?.available).toBe(true);
    expect(momentOn('2026-03-13', at('2026-03-11T16:00:00Z'))).toMatchObject({
      available: false,
      reason: 'past_cutoff',
    });
    expect(momentOn('2026-03-12')?.reason).toBe('past_cutoff');
  });

  test('a day without delivery has a reason', () => {
    expect(momentOn('2026-03-14')).toMatchObject({ available: false, reason: 'weekend', deadline: null, windows: [] });
    expect(momentOn('2026-04-06')).toMatchObject({ reason: 'holiday', holiday: { nl: 'Paasmaandag' } });
    expect(momentOn('2026-03-18', wednesday, { closingDays: ['2026-03-18'] })?.reason).toBe('closing_day');
    const mondays = exampleCustomer({ deliveryWeekdays: [1] });
    const friday = deliveryMoments(calendar, mondays, wednesday).find((moment) => moment.day === '2026-03-13');
    expect(friday?.reason).toBe('not_a_delivery_day');
  });

  test('a customer with Saturday deliveries can choose a Saturday', () => {
    const saturdays = exampleCustomer({ deliveryWeekdays: [6] });
    expect(firstMoment(calendar, saturdays, wednesday)).toMatchObject({
      day: '2026-03-14',
      available: true,
      deadline: '2026-03-12T16:00:00.000Z',
    });
  });

  test('the first moment is the first one before its deadline', () => {
    expect(firstMoment(calendar, customer, wednesday)?.day).toBe('2026-03-13');
    expect(firstMoment(calendar, customer, at('2026-03-11T16:00:00Z'))?.day).toBe('2026-03-16');
    expect(firstMoment(calendar, exampleCustomer({ deliveryWeekdays: [] }), wednesday)).toBeNull();
  });
});

describe('confirming a moment', () => {
  const confirm = (day: string, window: string | null = null, now = wednesday) =>
    momentOf({ day, windowStart: window }, calendar, customer, now);

  test('takes the first window unless another is given', () => {
    const moment = {
      day: '2026-03-13',
      windowStart: '08:30',
      windowEnd: '17:00',
      deadline: '2026-03-11T16:00:00.000Z',
    };
    expect(confirm('2026-03-13')).toEqual({ ok: true, moment });
    expect(confirm('2026-03-13', '08:30')).toEqual({ ok: true, moment });
  });

  test.each([
    ['another window', '2026-03-13', '06:00', 'invalid'],
    ['a weekend', '2026-03-14', null, 'invalid'],
    ['a holiday', '2026-04-06', null, 'invalid'],
    ['a day beyond the horizon', '2026-06-15', null, 'invalid'],
    ['what is no day', '+033658-09-27', null, 'invalid'],
    ['a day past its deadline', '2026-03-12', null, 'expired'],
    ['a day gone by', '2026-03-02', null, 'expired'],
  ])('refuses %s', (_, day, window, reason) => {
    expect(confirm(day, window)).toEqual({ ok: false, reason });
  });

  test('every available moment can be confirmed, and no unavailable one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 24 * 60 }), (minutes) => {
        const now = new Date(Date.parse('2026-01-01T00:00:00Z') + minutes * 60_000);
        for (const offered of deliveryMoments(calendar, customer, now))
          expect(momentOf({ day: offered.day, windowStart: null }, calendar, customer, now).ok).toBe(offered.available);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a moment outside the ordinary round', () => {
  const site = examplePickupSite();
  const express = { feeCents: 2500, cutoffTime: '16:00', cutoffWorkdays: 1 };
  const wide = exampleCalendar({ express, pickupSites: [site] });
  const confirm = (day: string, service: string, now = wednesday) =>
    momentOf({ day, windowStart: null, service }, wide, customer, now);
  const othersOn = (day: string, now = wednesday) =>
    deliveryMoments(wide, customer, now)
      .find((moment) => moment.day === day)
      ?.others.map(({ service }) => serviceKey(service));

  test('can be a pickup from Monday to Saturday, 9:00 to 20:00, with the cut-off of the site', () => {
    expect(othersOn('2026-03-14')).toEqual(['pickup-7']);
    expect(othersOn('2026-03-15')).toEqual([]);
    expect(confirm('2026-03-14', 'pickup-7')).toMatchObject({
      ok: true,
      moment: {
        windowStart: '09:00',
        windowEnd: '20:00',
        deadline: '2026-03-13T11:00:00.000Z',
        service: { kind: 'pickup', siteId: '7', name: 'Afhaalpunt Dok' },
      },
    });
    expect(confirm('2026-03-14', 'pickup-7', at('2026-03-13T11:00:00Z'))).toEqual({ ok: false, reason: 'expired' });
    expect(confirm('2026-03-14', 'pickup-8')).toEqual({ ok: false, reason: 'invalid' });
    expect(confirm('2026-04-06', 'pickup-7')).toEqual({ ok: false, reason: 'invalid' });
  });

  test('can be an express delivery only on a day past its ordinary cut-off', () => {
    expect(othersOn('2026-03-12')).toEqual(['express']);
    expect(confirm('2026-03-12', 'express')).toMatchObject({
      ok: true,
      moment: { deadline: '2026-03-11T15:00:00.000Z', service: { kind: 'express', feeCents: 2500 } },
    });
    expect(confirm('2026-03-13', 'express')).toEqual({ ok: false, reason: 'invalid' });
    expect(confirm('2026-03-12', 'express', at('2026-03-11T15:00:00Z'))).toEqual({ ok: false, reason: 'expired' });
    expect(
      momentOf({ day: '2026-03-12', windowStart: null, service: 'express' }, calendar, customer, wednesday),
    ).toEqual({
      ok: false,
      reason: 'invalid',
    });
  });

  test('counts as a moment for a customer without delivery days', () => {
    const nobody = exampleCustomer({ deliveryWeekdays: [] });
    expect(hasMoments(calendar, nobody, wednesday)).toBe(false);
    expect(hasMoments(wide, nobody, wednesday)).toBe(true);
  });
});

describe('the deadline that a screen shows', () => {
  const deadline = Date.parse('2026-03-11T17:00:00+01:00') / 1000;
  const shownAt = (time: string) => cutOffAt(deadline, Date.parse(`2026-03-11T${time}+01:00`) / 1000);
  const halfPastFour = deadline - 1800;
  test.each([
    ['14:59', { kind: 'open', at: deadline, secondsLeft: 7260 }],
    ['15:00', { kind: 'closing', at: halfPastFour, secondsLeft: 5400 }],
    ['15:01', { kind: 'closing', at: halfPastFour, secondsLeft: 5340 }],
    ['16:29', { kind: 'closing', at: halfPastFour, secondsLeft: 60 }],
    ['16:30', { kind: 'last_minutes' }],
    ['16:31', { kind: 'last_minutes' }],
    ['16:59', { kind: 'last_minutes' }],
    ['17:00', { kind: 'past' }],
    ['17:01', { kind: 'past' }],
  ])('of 17:00 at %s: the real one, then half past four, then the last minutes, then none', (time, shown) => {
    expect(shownAt(`${time}:00`)).toEqual(shown);
  });

  test('changes at the second, and never names a time that has passed', () => {
    expect(shownAt('14:59:59').kind).toBe('open');
    expect(shownAt('16:29:59')).toEqual({ kind: 'closing', at: halfPastFour, secondsLeft: 1 });
    expect(shownAt('16:59:59').kind).toBe('last_minutes');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (before) => {
        const shown = cutOffAt(deadline, deadline - before);
        return !('at' in shown) || shown.at > deadline - before;
      }),
    );
  });
});
