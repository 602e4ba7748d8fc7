import { expect, test } from '@jest/globals';
import { exampleCalendar, exampleProduct } from '../testing/exampleFacts.ts';
import type { ProductFacts } from '../facts.ts';
import { chooseStandingItems } from './chooseStandingItems.ts';

const now = new Date('2026-03-17T05:00:00Z');
const delivery = {
  day: '2026-03-20',
  windowStart: '08:30',
  windowEnd: '17:00',
  deadline: '2026-03-18T16:00:00.000Z',
};
const article = (articleNumber: string, changes: Partial<ProductFacts> = {}): ProductFacts =>
  exampleProduct({ articleNumber, stock: null, soldPer: 1, minimumOrder: 1, replacement: null, ...changes });

const choose = (products: readonly ProductFacts[], quantities: Readonly<Record<string, number>> = {}, maxLines = 100) =>
  chooseStandingItems(
    products.map(({ articleNumber }) => articleNumber).filter((number) => number !== '900'),
    new Map(Object.entries(quantities)),
    delivery,
    {
      products: new Map(products.map((product) => [product.articleNumber, product])),
      calendar: exampleCalendar(),
      maxLines,
      now,
    },
  );

test('an article comes in its chosen quantity, in its minimum without a choice, and not for quantity 0', () => {
  const { items, differences } = choose([article('1'), article('2', { minimumOrder: 6 }), article('3')], {
    1: 4,
    3: 0,
  });
  expect(items).toEqual([
    { articleNumber: '1', quantity: 4 },
    { articleNumber: '2', quantity: 6 },
  ]);
  expect(differences).toEqual([]);
});

test('an unavailable quantity is adjusted to stock or multiple, with the rule as reason', () => {
  const { items, differences } = choose([article('1', { stock: 5 }), article('2', { soldPer: 4 })], { 1: 12, 2: 6 });
  expect(items).toEqual([
    { articleNumber: '1', quantity: 5 },
    { articleNumber: '2', quantity: 8 },
  ]);
  expect(differences).toMatchObject([
    { kind: 'quantity', wanted: 12, quantity: 5, reason: { code: 'basket.error.max_available_stock' } },
    { kind: 'quantity', wanted: 6, quantity: 8, reason: { code: 'basket.error.indivisible_unit_entered' } },
  ]);
});

test('an article that is unavailable that day is left out, with its reason', () => {
  const { items, differences } = choose([
    article('1', { stock: 0 }),
    article('2', { status: 'out_of_assortment' }),
    article('3', { onDemandWorkdays: 5 }),
    article('4', { status: 'not_orderable' }),
  ]);
  expect(items).toEqual([]);
  expect(differences.map(({ kind, reason }) => [kind, reason.code])).toEqual([
    ['left_out', 'item.no_stock'],
    ['left_out', 'item.out_of_assortment'],
    ['left_out', 'item.on_demand_days'],
    ['left_out', 'item.not_orderable'],
  ]);
});

test('an article that is hidden from the customer is left out under its number', () => {
  const facts = { products: new Map(), calendar: exampleCalendar(), maxLines: 100, now };
  const { items, differences } = chooseStandingItems(['7'], new Map([['7', 3]]), delivery, facts);
  expect(items).toEqual([]);
  expect(differences).toMatchObject([
    { kind: 'left_out', articleNumber: '7', name: null, wanted: 3, reason: { code: 'article.not_found' } },
  ]);
});

test('a usable replacement takes the place of its article, unless the list contains it', () => {
  const replacement = {
    articleNumber: '900',
    name: { nl: 'Ander', fr: 'Autre' },
    status: 'active',
    stock: null,
  } as const;
  const discontinued = article('1', { status: 'out_of_assortment', replacement });
  const other = article('900', { name: replacement.name });
  const { items, differences } = choose([discontinued, other], { 1: 3 });
  expect(items).toEqual([{ articleNumber: '900', quantity: 3 }]);
  expect(differences).toMatchObject([{ kind: 'replaced', by: { articleNumber: '900' }, quantity: 3 }]);
  const facts = {
    products: new Map([discontinued, other].map((product) => [product.articleNumber, product])),
    calendar: exampleCalendar(),
    maxLines: 100,
    now,
  };
  expect(chooseStandingItems(['1', '900'], new Map(), delivery, facts).differences).toMatchObject([
    { kind: 'left_out' },
  ]);
});

test('lines above the maximum of an order are left out, and mussels are ordered separately', () => {
  const { items, differences } = choose([article('1'), article('2', { groupCode: 'VCG' }), article('3')], {}, 1);
  expect(items).toEqual([{ articleNumber: '1', quantity: 1 }]);
  expect(differences).toMatchObject([
    { kind: 'left_out', articleNumber: '3', reason: { code: 'basket.too_many_lines', parameters: { max_lines: 1 } } },
  ]);
});
