import { expect, test } from '@jest/globals';
import type { StatisticsRow } from '@talloor/contracts/endpoints/statistics.ts';
import { chartRows } from './chartRows.ts';

const row = (key: string): StatisticsRow => ({
  key,
  label: '',
  unit: null,
  average_price: null,
  previous_average_price: null,
  turnover: 10,
  previous_turnover: 5,
  quantity: 1,
  previous_quantity: 1,
  price_change: null,
  promotion_turnover: 0,
  saving: 0,
  short_quantity: 0,
  short_lines: 0,
  returned_quantity: 0,
  returned_amount: 0,
  deposit: 0,
});
const winter = { from: '2025-11-12', to: '2026-02-11', rows: [row('2025-11'), row('2026-02')] };

test('a chart by month has a bar for each month, also without purchases', () => {
  expect(chartRows(winter, 'month').map(({ key, turnover }) => [key, turnover])).toEqual([
    ['2025-11', 10],
    ['2025-12', 0],
    ['2026-01', 0],
    ['2026-02', 10],
  ]);
});

test('a chart by another grouping has the rows of the table', () => {
  expect(chartRows(winter, 'brand')).toBe(winter.rows);
});
