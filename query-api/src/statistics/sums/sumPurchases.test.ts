import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { statisticsGroupings } from '@talloor/contracts/endpoints/statistics.ts';
import { shiftDay } from '@talloor/rules/statistics/comparePeriods.ts';
import { createPurchaseHistory } from '../history/createPurchaseHistory.ts';
import { lineFigures, type PurchaseLine, type PurchaseNote } from '../history/purchaseHistory.ts';
import { listDeliveries } from './listDeliveries.ts';
import { addNaively } from './testing/addNaively.ts';
import type { PurchaseSelection } from './placeLines.ts';
import { sumPurchases } from './sumPurchases.ts';

const all = { showsPrices: true, most: Infinity };
const firstDay = '2026-01-01';
const day = fc.nat(120).map((days) => shiftDay(firstDay, days));
const cents = fc.integer({ min: -500, max: 5000 });
const thousandth = fc.nat(9000).map((each) => each / 1000);
const rare = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: cents });
const line = fc
  .record({
    article: fc.constantFrom('100001', '100002', '100003', '100004'),
    group: fc.constantFrom('dairy', 'meat'),
    brand: fc.constantFrom('', 'Delta', 'Hoeve'),
    common: fc.tuple(thousandth, fc.oneof(fc.constant(0), thousandth), cents, cents),
    rare: fc.array(rare, { minLength: lineFigures.length - 4, maxLength: lineFigures.length - 4 }),
  })
  .map(({ article, group, brand, common, rare: others }): PurchaseLine => {
    const texts = [`Artikel ${article}`, `Article ${article}`, 'st', 'pc'] as const;
    return [
      [article, group, brand, ...texts],
      [...common, ...others],
    ];
  });
const notes = fc
  .array(
    fc.record({
      day,
      user: fc.constantFrom('7', '8'),
      order: fc.constantFrom('1', '2', '3'),
      lines: fc.array(line, { maxLength: 5 }),
    }),
    { maxLength: 12 },
  )
  .map((all): PurchaseNote[] =>
    all
      .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
      .map((note, index) => ({
        delivery_number: String(index),
        order_number: note.order,
        ordered_by: note.user,
        delivered_on: note.day,
        lines: note.lines,
      })),
  );
const places = new Map([
  ['1', 'Kaai 4, 9000 Gent'],
  ['2', 'Markt 1, 9700 Oudenaarde'],
]);
const selection = fc
  .record({
    from: day,
    length: fc.nat(60),
    by: fc.constantFrom(...statisticsGroupings),
    group: fc.constantFrom(undefined, 'dairy', 'none'),
    brand: fc.constantFrom(undefined, 'Delta', ''),
  })
  .map(({ from, length, ...rest }): PurchaseSelection => ({ ...rest, from, to: shiftDay(from, length), places }));

test('sums from columns equal those of a walk over all lines, for any period, grouping and customers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(notes, { minLength: 1, maxLength: 3 }), selection, async (customers, question) => {
      const histories = await Promise.all(customers.map((each, index) => createPurchaseHistory(String(index), each)));
      const summed = sumPurchases(histories, question, all);
      const naive = addNaively(customers.flat(), question);
      expect(summed.rows.map(({ key }) => key).toSorted()).toEqual([...naive.keys()].toSorted());
      for (const { key, sums } of summed.rows)
        for (const [name, sum] of Object.entries(naive.get(key) ?? {}))
          expect([name, sums[name as keyof typeof sums]]).toEqual([name, expect.closeTo(sum, 5)]);
    }),
  );
});

test('the deliveries behind a row have its quantity and turnover, the newest first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(notes, { minLength: 1, maxLength: 3 }), selection, async (customers, question) => {
      const histories = await Promise.all(customers.map((each, index) => createPurchaseHistory(String(index), each)));
      for (const { key, sums } of sumPurchases(histories, question, all).rows) {
        const deliveries = listDeliveries(histories, question, key);
        const total = (name: 'quantity' | 'turnoverCents') => deliveries.reduce((sum, each) => sum + each[name], 0);
        expect(total('quantity')).toBeCloseTo(sums.quantity, 5);
        expect(total('turnoverCents')).toBeCloseTo(sums.turnover_cents, 5);
        const days = deliveries.map((each) => each.day);
        expect(days).toEqual(days.toSorted().toReversed());
        expect(days.every((each) => each >= question.from && each <= question.to)).toBe(true);
      }
      expect(listDeliveries(histories, question, 'no such row')).toEqual([]);
    }),
  );
});

test('a customer without purchases has no rows, and sums of zero', async () => {
  const history = await createPurchaseHistory('204118', []);
  const january = { from: firstDay, to: '2026-01-31', by: 'article', places } as const;
  const { rows, totals } = sumPurchases([history], january, all);
  expect(rows).toEqual([]);
  expect(new Set(Object.values(totals))).toEqual(new Set([0]));
});

test('an article has the name and unit of its last note', async () => {
  const note = (on: string, name: string, unit: string): PurchaseNote => ({
    delivery_number: on,
    order_number: '1',
    ordered_by: '7',
    delivered_on: on,
    lines: [[['100001', 'dairy', 'Delta', name, `${name} FR`, unit, `${unit} FR`], lineFigures.map(() => 1)]],
  });
  const { articles } = await createPurchaseHistory('204118', [
    note('2026-01-01', 'Room', 'fles'),
    note('2026-02-01', 'Verse room', 'pak'),
  ]);
  expect(articles.get('100001')).toEqual({
    name: { nl: 'Verse room', fr: 'Verse room FR' },
    unit: { nl: 'pak', fr: 'pak FR' },
  });
});
