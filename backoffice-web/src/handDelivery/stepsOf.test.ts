import { expect, test } from '@jest/globals';
import { firstReport, stepsOf, type OfficeDelivery } from './stepsOf.ts';

const at = (instant: string): number => Date.parse(instant) / 1000;
const delivery: OfficeDelivery = {
  order_number: '1',
  customer_name: 'Bistro',
  change_deadline: '2026-03-11T16:00:00Z',
  is_cancelled: false,
  delivery_number: null,
  proposed_number: '91',
  stage: 'none',
  is_invoiced: false,
  lines: [
    {
      line_id: '1',
      article_number: '2',
      name: 'Ui',
      unit: 'kg',
      ordered: 3,
      weight_article: false,
      per_unit: 1,
      price: 2,
    },
  ],
  version: 'none',
  promised: { day: '2026-03-13', start: '06:00', end: '10:00' },
  picked: null,
  loaded: null,
  dispatched_at: null,
  delivered_at: null,
  plan: null,
};
const nextMorning = at('2026-03-12T05:00:30Z');

test('the possible reports follow from the stage of the delivery, and picking waits for the order’s deadline', () => {
  expect(stepsOf(delivery, nextMorning)).toEqual(['scheduled']);
  expect(stepsOf({ ...delivery, stage: 'scheduled' }, at('2026-03-11T15:59:59Z'))).toEqual(['scheduled']);
  expect(stepsOf({ ...delivery, stage: 'scheduled' }, at('2026-03-11T16:00:00Z'))).toEqual(['picked', 'scheduled']);
  expect(stepsOf({ ...delivery, stage: 'loaded' }, nextMorning)[0]).toBe('dispatched');
  expect(stepsOf({ ...delivery, stage: 'under_way' }, nextMorning)).toEqual(['delivered', 'progress']);
  expect(stepsOf({ ...delivery, stage: 'delivered' }, nextMorning)).toEqual([]);
  expect(stepsOf({ ...delivery, is_cancelled: true }, nextMorning)).toEqual([]);
});

test('a new report starts with the promised window and ordered lines, or with the last report', () => {
  expect(firstReport(delivery, 'scheduled', nextMorning)).toMatchObject({
    delivery_number: '91',
    day: '2026-03-13',
    expected_from: '2026-03-13T05:00:00.000Z',
    expected_until: '2026-03-13T09:00:00.000Z',
    stop: 1,
  });
  expect(firstReport(delivery, 'picked', nextMorning)).toMatchObject({
    at: '2026-03-12T05:00:00.000Z',
    lines: [{ line_id: '1', delivered: 3 }],
  });
  const picked = { at: '2026-03-12T05:00:20.000Z', lines: [] };
  expect(firstReport({ ...delivery, picked }, 'dispatched', nextMorning)).toMatchObject({ at: picked.at });
});
