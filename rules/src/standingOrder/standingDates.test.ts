import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { exampleCalendar, exampleCustomer, examplePickupSite } from '../testing/exampleFacts.ts';
import { deliveryMoments, momentOf } from '../delivery/deliveryMoments.ts';
import { weekdayOf } from '../delivery/workdays.ts';
import {
  isScheduled,
  openDates,
  scheduledDays,
  standingDate,
  type StandingDatesPlan,
  type StandingDatesState,
} from './standingDates.ts';

const terms = { calendar: exampleCalendar(), customer: exampleCustomer() };
const weekly = (...weekdays: number[]): StandingDatesPlan => ({
  schedule: { kind: 'weekly', weekdays },
  windowStart: null,
  service: 'standard',
  leadWorkdays: 1,
  onClosedDay: 'next',
});
const since = '2026-03-11T13:12:00.000Z';
const now = new Date(since);
const running = (plan: StandingDatesPlan, changes: Partial<StandingDatesState> = {}): StandingDatesState => ({
  plan,
  inForceSince: since,
  pausedUntil: undefined,
  skipped: [],
  settled: [],
  ...changes,
});
const daysOf = (state: StandingDatesState, most = 4) => openDates(state, terms, now, { most }).map(({ day }) => day);

describe('a date of a standing order', () => {
  test('has its basket at six in the morning, the chosen number of working days before the cut-off day', () => {
    const friday = (leadWorkdays: number) => standingDate('2026-03-20', { ...weekly(5), leadWorkdays }, terms);
    expect(friday(1)).toMatchObject({
      delivery: { day: '2026-03-20', windowStart: '08:30' },
      closure: null,
      madeAt: '2026-03-17T05:00:00.000Z',
      deadline: '2026-03-18T16:00:00.000Z',
    });
    expect(friday(0).madeAt).toBe('2026-03-18T05:00:00.000Z');
    expect(friday(4).madeAt).toBe('2026-03-12T05:00:00.000Z');
  });

  test('has its basket at six local time before and after the change to summer time', () => {
    const creationOf = (day: string) => standingDate(day, weekly(1, 2, 3), terms).madeAt;
    expect(creationOf('2026-03-30')).toBe('2026-03-25T05:00:00.000Z');
    expect(creationOf('2026-04-01')).toBe('2026-03-27T05:00:00.000Z');
    expect(creationOf('2026-04-02')).toBe('2026-03-30T04:00:00.000Z');
  });

  test('on a holiday moves to the next delivery day, unless the schedule has that day already', () => {
    const easter = (plan: StandingDatesPlan) => standingDate('2026-04-06', plan, terms);
    expect(easter(weekly(1))).toMatchObject({
      delivery: { day: '2026-04-07', deadline: '2026-04-02T15:00:00.000Z' },
      closure: { reason: 'holiday', holiday: { nl: 'Paasmaandag' } },
    });
    expect(easter(weekly(1, 2)).delivery).toBeNull();
    expect(easter({ ...weekly(1), onClosedDay: 'skip' }).delivery).toBeNull();
  });

  test('moves to the customer’s current delivery days, or has no delivery without them', () => {
    const tuesdays = { ...terms, customer: exampleCustomer({ deliveryWeekdays: [2] }) };
    expect(standingDate('2026-03-16', weekly(1), tuesdays)).toMatchObject({
      delivery: { day: '2026-03-17' },
      closure: { reason: 'not_a_delivery_day', holiday: null },
    });
    const nobody = { ...terms, customer: exampleCustomer({ deliveryWeekdays: [] }) };
    expect(standingDate('2026-03-16', weekly(1), nobody).delivery).toBeNull();
  });

  test('can be a pickup on the days and cut-off of its site, and has no delivery without the site', () => {
    const site = examplePickupSite();
    const plan = { ...weekly(6), service: 'pickup-7' };
    const withSite = { ...terms, calendar: exampleCalendar({ pickupSites: [site] }) };
    expect(standingDate('2026-03-21', plan, withSite)).toMatchObject({
      delivery: { day: '2026-03-21', windowStart: '09:00', service: { kind: 'pickup', siteId: '7' } },
      deadline: '2026-03-20T11:00:00.000Z',
    });
    expect(standingDate('2026-03-21', plan, terms).delivery).toBeNull();
  });

  test('has its basket before its cut-off, and its delivery can be chosen until then', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom('next' as const, 'skip' as const),
        (ahead, leadWorkdays, onClosedDay) => {
          const day = new Date(Date.parse('2026-01-01') + ahead * 86_400_000).toISOString().slice(0, 10);
          const plan = { ...weekly(weekdayOf(day)), leadWorkdays, onClosedDay };
          const { delivery, madeAt, deadline } = standingDate(day, plan, terms);
          expect(Date.parse(madeAt)).toBeLessThan(Date.parse(deadline));
          if (delivery === null) return;
          const request = { day: delivery.day, windowStart: delivery.windowStart };
          const last = new Date(Date.parse(deadline) - 1);
          expect(momentOf(request, terms.calendar, terms.customer, last)).toEqual({ ok: true, moment: delivery });
        },
      ),
    );
  });
});

describe('the dates of a standing order', () => {
  test('are its weekdays of every week, from the first before its cut-off', () => {
    expect(daysOf(running(weekly(4, 1)))).toEqual(['2026-03-16', '2026-03-19', '2026-03-23', '2026-03-26']);
    expect(daysOf(running(weekly(5)))).toEqual(['2026-03-13', '2026-03-20', '2026-03-27', '2026-04-03']);
  });

  test('are the chosen days in calendar order', () => {
    const datesPlan: StandingDatesPlan = {
      ...weekly(1),
      schedule: { kind: 'dates', days: ['2026-04-15', '2026-03-02', '2026-03-20'] },
    };
    expect(daysOf(running(datesPlan))).toEqual(['2026-03-20', '2026-04-15']);
  });

  test('omit settled and skipped dates and dates in a pause, and a pause without end has no dates', () => {
    const mondays = weekly(1);
    expect(daysOf(running(mondays, { settled: ['2026-03-16'] }), 1)).toEqual(['2026-03-23']);
    expect(daysOf(running(mondays, { skipped: ['2026-03-16', '2026-03-23'] }), 1)).toEqual(['2026-03-30']);
    expect(daysOf(running(mondays, { pausedUntil: '2026-04-13' }), 1)).toEqual(['2026-04-13']);
    expect(daysOf(running(mondays, { pausedUntil: null }))).toEqual([]);
    const all = openDates(running(mondays, { pausedUntil: null }), terms, now, { most: 2, withStopped: true });
    expect(all.map(({ day }) => day)).toEqual(['2026-03-16', '2026-03-23']);
  });

  test('are shown beyond a pause and many skips, from the first before its cut-off', () => {
    const daily = running(weekly(1, 2, 3, 4, 5), { pausedUntil: '2026-05-04' });
    const openDaysAt = (at: string, state = daily, withStopped = true) =>
      openDates(state, terms, new Date(at), { most: 2, withStopped, isOrderable: true }).map(({ day }) => day);
    expect(openDaysAt('2026-04-25T08:00:00Z')).toEqual(['2026-04-29', '2026-04-30']);
    expect(openDaysAt('2026-05-20T08:00:00Z')).toEqual(['2026-05-22', '2026-05-25']);
    expect(openDaysAt('2026-04-10T08:00:00Z', daily, false)).toEqual(['2026-05-04', '2026-05-05']);
    const skipped = scheduledDays(weekly(1, 2, 3, 4, 5).schedule, '2026-03-12', '2026-05-08');
    expect(openDaysAt('2026-05-20T08:00:00Z', running(daily.plan, { skipped }))).toEqual(['2026-05-22', '2026-05-25']);
  });

  test('end at the last day of the calendar', () => {
    const fridays = weekly(5);
    expect(scheduledDays(fridays.schedule, '9999-12-31', '9999-12-31')).toEqual(['9999-12-31']);
    expect(isScheduled(fridays.schedule, '9999-12-31')).toBe(true);
    const closedTerms = { ...terms, customer: exampleCustomer({ deliveryWeekdays: [] }) };
    expect(standingDate('9999-12-31', fridays, closedTerms).delivery).toBeNull();
  });

  test('continue for an order of many years, without long past dates', () => {
    const settledDays = scheduledDays(weekly(1).schedule, '2024-04-08', '2026-03-09').slice(-100);
    const old = running(weekly(1), { inForceSince: '2022-01-01T00:00:00.000Z', settled: settledDays });
    expect(settledDays).toHaveLength(100);
    expect(daysOf(old, 2)).toEqual(['2026-03-16', '2026-03-23']);
  });

  test('are days of the delivery calendar when none is closed', () => {
    const offered = new Set(
      deliveryMoments(terms.calendar, terms.customer, now).flatMap(({ day, available }) => (available ? [day] : [])),
    );
    const delivered = openDates(running(weekly(1, 2, 3, 4, 5)), terms, now, { most: 15 }).flatMap(
      ({ delivery }) => delivery?.day ?? [],
    );
    expect(delivered.length).toBeGreaterThan(10);
    expect(delivered.filter((day) => !offered.has(day))).toEqual([]);
  });
});
