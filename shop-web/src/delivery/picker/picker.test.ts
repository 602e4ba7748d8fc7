import { describe, expect, test } from '@jest/globals';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { viewBasket } from '@talloor/rules/basket/viewBasket.ts';
import { deadlineOf } from '@talloor/rules/delivery/deadlineOf.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { codeTexts, exampleCalendar } from '@talloor/rules/testing/exampleFacts.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import type { DeliveryMoment } from '../useDeliveryMoments.ts';
import { formatMonthYear } from './calendarFormats.ts';
import { addMonths, dayForKey, monthGrid } from './monthGrid.ts';
import { laterDayHelps } from './laterDayHelps.ts';
import { firstChoice, nameOf, offersOf, waysOf } from './offers.ts';

describe('the calendar', () => {
  test('March 2026 begins on a Sunday and takes six weeks', () => {
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

  test('months are counted over the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(formatMonthYear('nl', '2026-03')).toBe('Maart 2026');
    expect(formatMonthYear('fr', '2026-08')).toBe('Août 2026');
  });
});

const moment = (day: string, changes: Partial<DeliveryMoment> = {}): DeliveryMoment => ({
  timestamp: epochOfDay(day),
  available: true,
  reason: null,
  reason_text: null,
  deadline: deadlineOf(day, exampleCalendar()) / 1000,
  windows: [{ start: '08:30', end: '17:00' }],
  services: [],
  open_orders: [],
  extendable_orders: [],
  ...changes,
});
const site = { site_id: '7', name: 'Dok', address: 'Dok-Noord 4', postal: '9000', city: 'Gent' };
const pickup = {
  key: 'pickup-7',
  service: { kind: 'pickup', ...site } as const,
  deadline: 1,
  windows: [{ start: '09:00', end: '20:00' }],
};

describe('what can be chosen', () => {
  const moments = [
    moment('2026-03-13'),
    moment('2026-03-14', { available: false, reason: 'weekend', services: [pickup] }),
    moment('2026-03-16'),
  ];

  test('is delivered or picked up; a way that no day offers is not shown', () => {
    expect(waysOf(moments)).toEqual(['standard', 'pickup']);
    expect(moments.flatMap((each) => offersOf(each, 'pickup')).map(nameOf)).toEqual([
      `${epochOfDay('2026-03-14')} pickup-7 09:00`,
    ]);
  });

  test('begins with the confirmed moment while it can be had, with the day that was asked for, else with the first', () => {
    const confirmed = {
      date: epochOfDay('2026-03-14'),
      selected_window: { start: '09:00' },
      service: { kind: 'pickup', ...site } as const,
    };
    expect(firstChoice(moments, confirmed, null)?.key).toBe('pickup-7');
    expect(firstChoice(moments, confirmed, epochOfDay('2026-03-16'))?.timestamp).toBe(epochOfDay('2026-03-16'));
    expect(firstChoice(moments.slice(2), confirmed, null)?.timestamp).toBe(epochOfDay('2026-03-16'));
    expect(firstChoice([], confirmed, null)).toBeNull();
  });
});

test('a later day is offered for a line that closed, not for one without stock', () => {
  const basket = viewBasket(assessBasket(mockupBasket), 'nl', codeTexts);
  const faulty = basket.lines.filter((line) => !line.is_counted);
  expect(faulty.map((line) => [line.product.article_number, laterDayHelps(line)])).toEqual([
    ['121040', true],
    ['136055', false],
  ]);
});
