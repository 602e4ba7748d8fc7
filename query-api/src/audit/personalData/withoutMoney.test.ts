import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { withoutMoney } from './withoutMoney.ts';

const golden = new URL('../../../../events/src/golden/', import.meta.url);

function numbersIn(value: unknown, field = ''): string[] {
  if (typeof value === 'number') return [field];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => numbersIn(each, Array.isArray(value) ? field : name));
}

test('no event of the store keeps an amount without the right to see prices, and quantities stay', () => {
  const kept = new Set(
    readdirSync(golden).flatMap((file) =>
      numbersIn(withoutMoney(JSON.parse(readFileSync(new URL(file, golden), 'utf8')))),
    ),
  );
  expect([...kept].filter((field) => /cents|mills/i.test(field)).toSorted()).toEqual(['limitCents', 'orderLimitCents']);
  expect([...kept]).toEqual(expect.arrayContaining(['quantity', 'vatRate', 'rate', 'count', 'conversionFactor']));
});

test('amounts of rows become null, also inside totals', () => {
  const row = {
    order_number: '4402118',
    totals: { subtotal: 57.88, vat: [{ tax_percentage: 6, base: 72.88, amount: 4.37 }], amount_to_pay: 77.25 },
    lines: [{ quantity: 2, price_per_unit: 8.95, line_total: 17.9 }],
  };
  expect(withoutMoney(row)).toEqual({
    order_number: '4402118',
    totals: { subtotal: null, vat: [{ tax_percentage: 6, base: null, amount: null }], amount_to_pay: null },
    lines: [{ quantity: 2, price_per_unit: null, line_total: null }],
  });
});
