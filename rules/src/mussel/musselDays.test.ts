import { describe, expect, test } from '@jest/globals';
import { instantOf } from '../delivery/brusselsTime.ts';
import { addDays, weekdayOf } from '../delivery/workdays.ts';
import {
  earliestMusselDay,
  firstMusselDay,
  isActivePriority,
  isMusselSeason,
  musselChangeDeadline,
  musselDay,
  musselDays,
} from './musselDays.ts';
import { musselWindows, type MusselCustomer, type MusselDayFacts } from './musselFacts.ts';
import { seasonOn } from './seasonOn.ts';

/** Over New Year and both clock changes. */
const season = {
  saleStart: '2026-03-02',
  saleEnd: '2027-02-15',
  priorityStart: '2026-12-07',
  priorityEnd: '2027-01-06',
  vatPercentage: 6,
};
const holidayDays = [
  '2026-04-06',
  '2026-05-01',
  '2026-05-14',
  '2026-05-25',
  '2026-07-21',
  '2026-08-15',
  '2026-11-01',
  '2026-11-11',
  '2026-12-25',
  '2027-01-01',
];
const calendar = { holidays: holidayDays.map((day) => ({ day })), closingDays: ['2026-12-28'] };
const ordinary: MusselCustomer = { isPriority: false, isAfternoonOnly: false };
const priority: MusselCustomer = { isPriority: true, isAfternoonOnly: false };
const afternoonOnly: MusselCustomer = { isPriority: false, isAfternoonOnly: true };
const both: MusselCustomer = { isPriority: true, isAfternoonOnly: true };

const facts = (customer: MusselCustomer, now: Date): MusselDayFacts => ({ season, customer, calendar, now });
const at = (day: string, time: string): Date =>
  new Date(instantOf(day, time.slice(0, 5)) + Number(time.slice(6) || 0) * 1000);

const everyDay = Array.from({ length: 400 }, (_, ahead) => addDays('2026-02-01', ahead));
const times = ['00:00:00', '06:59:59', '07:00:00', '13:59:59', '14:00:00', '23:59:59'] as const;
const isRestDay = (day: string) => weekdayOf(day) === 7 || holidayDays.includes(day);

function offers(customer: MusselCustomer) {
  return everyDay.flatMap((today) =>
    times.map((time) => {
      const each = facts(customer, at(today, time));
      const days = Array.from({ length: 6 }, (_, ahead) => musselDay(addDays(today, ahead - 1), each));
      const open = days.filter(({ closed }) => closed === null);
      return { today, time, facts: each, earliest: earliestMusselDay(each), days, open };
    }),
  );
}
const offersOf = {
  ordinary: offers(ordinary),
  priority: offers(priority),
  afternoonOnly: offers(afternoonOnly),
  both: offers(both),
};
const every = Object.values(offersOf).flat();

describe('the earliest day', () => {
  test.each([
    ['on a weekday before 14:00 is today', '2026-12-08', '13:59:59', '2026-12-08'],
    ['on a weekday from 14:00 is tomorrow', '2026-12-08', '14:00:00', '2026-12-09'],
    ['on a Saturday from 14:00 is Sunday', '2026-12-12', '14:00:00', '2026-12-13'],
    ['on a Sunday before 7:00 is that Sunday', '2026-12-13', '06:59:59', '2026-12-13'],
    ['on a Sunday from 7:00 is Monday', '2026-12-13', '07:00:00', '2026-12-14'],
  ])('for a priority customer in the priority period, %s', (_, today, time, earliest) => {
    expect(earliestMusselDay(facts(priority, at(today, time)))).toBe(earliest);
  });

  test.each([
    ['on a weekday before 14:00 is tomorrow', '2026-12-08', '13:59:59', '2026-12-09'],
    ['on a weekday from 14:00 is the day after', '2026-12-08', '14:00:00', '2026-12-10'],
    ['on a Friday from 14:00 is Monday, as Sunday is skipped', '2026-12-11', '14:00:00', '2026-12-14'],
    ['on a Saturday before 14:00 is Monday', '2026-12-12', '13:59:59', '2026-12-14'],
    ['on a Saturday from 14:00 is Monday', '2026-12-12', '14:00:00', '2026-12-14'],
    ['on a Sunday before 7:00 is Monday', '2026-12-13', '06:59:59', '2026-12-14'],
    ['on a Sunday from 7:00 is Tuesday', '2026-12-13', '07:00:00', '2026-12-15'],
  ])('for another customer, %s', (_, today, time, earliest) => {
    expect(earliestMusselDay(facts(ordinary, at(today, time)))).toBe(earliest);
    expect(earliestMusselDay(facts(afternoonOnly, at(today, time)))).toBe(earliest);
  });

  test('for a priority customer is that of any other outside the priority period', () => {
    const wrong = offersOf.priority.filter(({ facts: each }) => {
      const [earliest, other] = [earliestMusselDay(each), earliestMusselDay({ ...each, customer: ordinary })];
      return isActivePriority(each) ? earliest > other : earliest !== other;
    });
    expect(wrong).toEqual([]);
  });

  test('never lies before the season, and no later than three days ahead within it', () => {
    const wrong = every.filter(
      ({ today, earliest }) =>
        earliest < season.saleStart || (earliest > season.saleStart && earliest > addDays(today, 3)),
    );
    expect(wrong).toEqual([]);
  });

  test('moves on at 14:00 by the clock of Brussels, also around both clock changes', () => {
    for (const day of ['2026-03-27', '2026-03-28', '2026-03-30', '2026-10-23', '2026-10-24', '2026-10-26']) {
      const before = earliestMusselDay(facts(ordinary, new Date(at(day, '14:00:00').getTime() - 1)));
      const after = earliestMusselDay(facts(ordinary, at(day, '14:00:00')));
      expect([before, after]).toEqual([
        earliestMusselDay(facts(ordinary, at(day, '00:00:00'))),
        earliestMusselDay(facts(ordinary, at(day, '23:59:59'))),
      ]);
    }
    // Sunday's cut-off is the hour after the change.
    expect(earliestMusselDay(facts(ordinary, new Date('2026-03-29T04:59:59Z')))).toBe('2026-03-30');
    expect(earliestMusselDay(facts(ordinary, new Date('2026-03-29T05:00:00Z')))).toBe('2026-03-31');
    expect(earliestMusselDay(facts(ordinary, new Date('2026-10-25T05:59:59Z')))).toBe('2026-10-26');
    expect(earliestMusselDay(facts(ordinary, new Date('2026-10-25T06:00:00Z')))).toBe('2026-10-27');
  });
});

describe('over a whole calendar', () => {
  test('a day before the earliest, outside the season or without deliveries has no moment', () => {
    const isImpossible = (day: string, earliest: string) =>
      day < earliest || day < season.saleStart || day > season.saleEnd || day === '2026-12-28';
    expect(every.filter(({ open, earliest }) => open.some(({ day }) => isImpossible(day, earliest)))).toEqual([]);
  });

  test('a Sunday or holiday is delivered only to priority customers, in the morning, with order and day in the period', () => {
    const restDays = every.flatMap(({ today, facts: { customer }, open }) =>
      open.filter(({ day }) => isRestDay(day)).map(({ day, moments }) => ({ today, customer, day, moments })),
    );
    const isInPeriod = (day: string) => season.priorityStart <= day && day <= season.priorityEnd;
    const wrong = restDays.filter(
      ({ today, customer, day, moments }) =>
        customer !== priority || moments.join() !== 'morning' || !isInPeriod(day) || !isInPeriod(today),
    );
    expect(wrong).toEqual([]);
    const deliveredDays = new Set(restDays.map(({ day }) => day));
    expect(deliveredDays).toEqual(new Set(everyDay.filter((day) => isRestDay(day) && isInPeriod(day))));
  });

  test('every other day from the earliest on has both moments, except today after 7:00', () => {
    const wrong = offersOf.priority.flatMap(({ today, time, earliest, days }) =>
      days.filter(({ day, moments }) => {
        const isOrdinary = !isRestDay(day) && day !== '2026-12-28' && day >= season.saleStart && day <= season.saleEnd;
        const expected = day === today && time >= '07:00:00' ? 'afternoon' : 'morning,afternoon';
        return isOrdinary && day >= earliest && moments.join() !== expected;
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('customers of the afternoon get the afternoon alone, and nothing on Sundays and holidays', () => {
    const open = [...offersOf.afternoonOnly, ...offersOf.both].flatMap((each) => each.open);
    expect(open.length).toBeGreaterThan(1000);
    expect(open.filter(({ day, moments }) => moments.join() !== 'afternoon' || isRestDay(day))).toEqual([]);
  });

  test('a moment never comes back once the clock has passed it', () => {
    const back: string[] = [];
    for (const offered of Object.values(offersOf)) {
      const lost = new Set<string>();
      for (const { today, facts: each, days } of offered)
        for (const { day, moments } of days) {
          // The priority period itself opens days again.
          if (each.customer.isPriority && today < season.priorityStart) continue;
          for (const moment of ['morning', 'afternoon'] as const) {
            const key = `${day}/${moment}`;
            if (!moments.includes(moment)) lost.add(key);
            else if (lost.has(key)) back.push(key);
          }
        }
    }
    expect(back).toEqual([]);
  });

  test('no moment lies in the past', () => {
    const past = every.filter(({ facts: { now }, open }) =>
      open.some(({ day, moments }) =>
        moments.some((moment) => now.getTime() >= instantOf(day, musselWindows[moment].end)),
      ),
    );
    expect(past).toEqual([]);
  });
});

describe('today', () => {
  test.each([
    ['2026-12-08', '06:59:59', ['morning', 'afternoon']],
    ['2026-12-08', '07:00:00', ['afternoon']],
    ['2026-12-08', '13:59:59', ['afternoon']],
    ['2026-12-08', '14:00:00', []],
    ['2026-12-13', '06:59:59', ['morning']],
    ['2026-12-13', '07:00:00', []],
    ['2026-12-25', '06:59:59', ['morning']],
    ['2026-12-25', '07:00:00', []],
    ['2026-12-25', '13:59:59', []],
  ])('on %s at %s offers %j to a priority customer', (day, time, moments) => {
    expect(musselDay(day, facts(priority, at(day, time))).moments).toEqual(moments);
  });

  test('a closed day says why', () => {
    const now = at('2026-12-08', '15:00:00');
    expect(
      ['2026-12-08', '2026-12-13', '2026-12-28', '2027-02-16'].map(
        (day) => musselDay(day, facts(ordinary, now)).closed,
      ),
    ).toEqual(['too_late', 'not_for_customer', 'no_delivery', 'out_of_season']);
  });
});

describe('the season', () => {
  test('before it begins, its own days can be ordered, and the first is its first day', () => {
    const before = facts(ordinary, at('2026-02-01', '10:00:00'));
    expect([earliestMusselDay(before), firstMusselDay(before), isMusselSeason(before)]).toEqual([
      '2026-03-02',
      '2026-03-02',
      false,
    ]);
  });

  test('is over once its last day can no longer be ordered', () => {
    const last = (time: string) => facts(ordinary, at('2027-02-13', time));
    expect([firstMusselDay(last('13:59:59')), isMusselSeason(last('13:59:59'))]).toEqual(['2027-02-15', true]);
    const over = facts(ordinary, at('2027-02-14', '07:00:00'));
    expect([firstMusselDay(over), isMusselSeason(over), musselDays('2027-02-14', 7, over).length]).toEqual([
      null,
      false,
      2,
    ]);
  });

  test('is the running one, else the next, else none', () => {
    const next = { ...season, saleStart: '2027-07-01', saleEnd: '2028-04-01' };
    const on = (day: string) => seasonOn([next, season], day)?.saleStart ?? null;
    expect(['2026-01-01', '2027-02-15', '2027-02-16', '2028-04-02'].map(on)).toEqual([
      '2026-03-02',
      '2026-03-02',
      '2027-07-01',
      null,
    ]);
  });

  test('without a priority period has no priority customers', () => {
    const none = { ...season, priorityStart: null, priorityEnd: null };
    expect(isActivePriority({ ...facts(priority, at('2026-12-08', '10:00:00')), season: none })).toBe(false);
  });
});

test('an order can be cancelled until the cut-off on the eve, and a later one not at all', () => {
  const until = (day: string, now: Date) => new Date(musselChangeDeadline(day, now));
  const monday = at('2026-12-07', '10:00:00');
  expect(until('2026-12-10', monday)).toEqual(at('2026-12-09', '14:00:00'));
  expect(until('2026-12-14', monday)).toEqual(at('2026-12-13', '07:00:00'));
  expect(until('2026-12-07', monday)).toEqual(monday);
});
