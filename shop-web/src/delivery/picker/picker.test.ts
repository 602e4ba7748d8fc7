import { describe, expect, test } from '@jest/globals';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { viewBasket } from '@talloor/rules/basket/viewBasket.ts';
import { deadlineOf } from '@talloor/rules/delivery/deadlineOf.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { codeTexts, exampleCalendar } from '@talloor/rules/testing/exampleFacts.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import type { DeliveryMoment } from '../useDeliveryMoments.ts';
import { laterDayHelps } from './laterDayHelps.ts';
import { firstChoice, nameOf, offersOf, waysOf } from './offers.ts';

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

describe('the choice of a delivery moment', () => {
  const moments = [
    moment('2026-03-13'),
    moment('2026-03-14', { available: false, reason: 'weekend', services: [pickup] }),
    moment('2026-03-16'),
  ];

  test('offers delivery and pickup only when a day offers them', () => {
    expect(waysOf(moments)).toEqual(['standard', 'pickup']);
    expect(moments.flatMap((each) => offersOf(each, 'pickup')).map(nameOf)).toEqual([
      `${epochOfDay('2026-03-14')} pickup-7 09:00`,
    ]);
  });

  test('starts with the requested day, else with the available confirmed moment, else with the first moment', () => {
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

test('a later day helps a line that is closed for the day, not a line without stock', () => {
  const basket = viewBasket(assessBasket(mockupBasket), 'nl', codeTexts);
  const faulty = basket.lines.filter((line) => !line.is_counted);
  expect(faulty.map((line) => [line.product.article_number, laterDayHelps(line)])).toEqual([
    ['121040', true],
    ['136055', false],
  ]);
});
