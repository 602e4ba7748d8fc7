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
import { laterDayHelps, whatDayMeans } from './whatDayMeans.ts';

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

describe('what a day means for the basket of mock-up 05', () => {
  const basket = viewBasket(assessBasket(mockupBasket), 'nl', codeTexts);
  const moment = (day: string): DeliveryMoment => ({
    timestamp: epochOfDay(day),
    available: true,
    reason: null,
    reason_text: null,
    deadline: deadlineOf(day, exampleCalendar()) / 1000,
    windows: [{ start: '08:30', end: '17:00' }],
    services: [],
    open_orders: [],
    extendable_orders: [],
  });

  test('on the confirmed day two lines are not delivered', () => {
    expect(whatDayMeans(basket, moment('2026-03-13'))).toEqual({ notDelivered: 2, solved: 0 });
  });

  test('a later day repairs the article that closed at noon, not the one without stock', () => {
    expect(whatDayMeans(basket, moment('2026-03-18'))).toEqual({ notDelivered: 0, solved: 1 });
  });

  test('an article that may be ordered ahead is repaired from the day on which it is back', () => {
    const ahead = {
      ...basket,
      lines: basket.lines.map((line) => ({
        ...line,
        product: { ...line.product, is_allow_preorder: true, days_to_replenish: 5 },
      })),
    };
    expect(whatDayMeans(ahead, moment('2026-03-17')).solved).toBe(1);
    expect(whatDayMeans(ahead, moment('2026-03-18')).solved).toBe(2);
  });

  test('a later day is offered where it can help', () => {
    const faulty = basket.lines.filter((line) => !line.is_counted);
    expect(faulty.map((line) => [line.product.article_number, laterDayHelps(line)])).toEqual([
      ['121040', true],
      ['136055', false],
    ]);
  });

  test('without a confirmed day nothing is said', () => {
    const open = { ...basket, delivery_date: { ...basket.delivery_date, date: null } };
    expect(whatDayMeans(open, moment('2026-03-18'))).toEqual({ notDelivered: 0, solved: 0 });
    expect(whatDayMeans(undefined, moment('2026-03-18')).solved).toBe(0);
  });
});
