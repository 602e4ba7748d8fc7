import { expect, test } from '@jest/globals';
import { exampleCalendar, exampleProduct } from '../testing/exampleFacts.ts';
import { judgeChange, lineLimits, type ChangeGrounds } from './lineLimits.ts';
import { countPromisedLine, type PromisedLine } from './promisedLine.ts';

const monday = { day: '2026-03-16', windowStart: '08:30', windowEnd: '17:00', deadline: '2026-03-12T16:00:00.000Z' };
type Restriction = ChangeGrounds['restrictions'][string];
const free: Restriction = { mayChange: true, mayDecrease: true, mayIncrease: true, reason: 'ordered_at_supplier' };
const grounds = (restriction: Partial<Restriction> = {}): ChangeGrounds => ({
  delivery: monday,
  calendar: exampleCalendar(),
  now: new Date('2026-03-11T13:12:00Z'),
  restrictions: { '1': { ...free, ...restriction } },
});

const of = (changes: Parameters<typeof exampleProduct>[0] = {}) =>
  exampleProduct({ articleNumber: '100', soldPer: 1, ...changes });
const orderedLine: PromisedLine = {
  lineId: '1',
  articleNumber: '100',
  name: { nl: 'Room', fr: 'Crème' },
  brand: '',
  groupCode: 'dairy',
  unit: { nl: 'st', fr: 'pc' },
  quantity: 12,
  priceMills: 1000,
  normalPriceMills: 1000,
  priceKind: 'list',
  conversionFactor: 1,
  weightArticle: false,
  vatRate: 6,
  depositMills: 0,
  promoId: null,
  lineTotalCents: 1200,
  free: false,
};
type Case = readonly [string, number, Partial<Restriction>, Parameters<typeof exampleProduct>[0], string, object];

test.each<Case>([
  ['fixed by the ERP', 13, { mayChange: false }, {}, 'item.already_ordered', {}],
  ['that is being prepared', 13, { mayChange: false, reason: 'in_preparation' }, {}, 'item.quantity_fixed', {}],
  ['fixed for another reason', 13, { mayChange: false, reason: 'other' }, {}, 'item.quantity_fixed', {}],
  ['fixed since the supplier has the order', 11, {}, { onDemandWorkdays: 9 }, 'item.already_ordered', {}],
  ['not to be lowered', 11, { mayDecrease: false }, {}, 'basket.error.minimum_order', { minimum: 12 }],
  ['not to be raised', 13, { mayIncrease: false }, {}, 'basket.error.maximum_exceeded', { maximum: 12 }],
  ['of whole packs', 15, {}, { soldPer: 6 }, 'basket.error.indivisible_unit_entered', { step: 6 }],
  ['above its least', 2, {}, { minimumOrder: 3 }, 'basket.error.minimum_order', { minimum: 3 }],
  ['of which so many can be had', 61, {}, { maximumOrder: 60 }, 'basket.error.maximum_exceeded', { maximum: 60 }],
  ['of which so many are there', 20, {}, { stock: 18 }, 'basket.error.max_available_stock', { max_stock: 18 }],
])('a line %s refuses another quantity with its code', (_, quantity, restriction, product, code, parameters) => {
  expect(judgeChange(orderedLine, of(product), quantity, grounds(restriction))).toEqual([{ code, parameters }]);
  expect(judgeChange(orderedLine, of(product), orderedLine.quantity, grounds(restriction))).toEqual([]);
});

test('a line stays fixed by the days that the order noted, also when its article left the catalogue', () => {
  const noted: PromisedLine = { ...orderedLine, onDemandWorkdays: 9 };
  for (const product of [undefined, of(), of({ onDemandWorkdays: 2 })])
    expect(lineLimits(noted, product, grounds()).fixedBecause).toBe('ordered_at_supplier');
  const { product } = countPromisedLine(noted, undefined);
  expect(judgeChange(noted, product, 0, grounds())).toEqual([{ code: 'item.already_ordered', parameters: {} }]);
  expect(lineLimits({ ...noted, onDemandWorkdays: 2 }, undefined, grounds()).fixedBecause).toBeNull();
});

test('an on-demand article can be added to an order only while its working days are ahead', () => {
  const errors = [{ code: 'item.on_demand_days', parameters: { days: 9 } }];
  expect(judgeChange(undefined, of({ onDemandWorkdays: 9 }), 1, grounds())).toEqual(errors);
  expect(judgeChange(undefined, of({ onDemandWorkdays: 2 }), 1, grounds())).toEqual([]);
});

test('a line whose article left the assortment can be lowered or removed, but not raised', () => {
  const discontinued = of({ status: 'out_of_assortment' });
  expect(lineLimits(orderedLine, discontinued, grounds())).toEqual({
    fixedBecause: null,
    mayDecrease: true,
    mayIncrease: false,
  });
  expect(judgeChange(orderedLine, discontinued, 13, grounds())).toMatchObject([{ code: 'item.out_of_assortment' }]);
  for (const quantity of [0, 6]) expect(judgeChange(orderedLine, discontinued, quantity, grounds())).toEqual([]);
});

test('lines of mussels stay as ordered, nothing is added, and another delivery has no such limit', () => {
  const mussels: ChangeGrounds = {
    ...grounds(),
    delivery: { ...monday, service: { kind: 'mussels', moment: 'morning' } },
  };
  for (const quantity of [0, 6, 13])
    expect(judgeChange(orderedLine, of(), quantity, mussels)).toEqual([
      { code: 'item.quantity_fixed', parameters: {} },
    ]);
  expect(judgeChange(orderedLine, of(), 12, mussels)).toEqual([]);
  expect(judgeChange(undefined, of(), 1, mussels)).toEqual([{ code: 'item.not_orderable', parameters: {} }]);
  expect(judgeChange(undefined, of(), 1, grounds())).toEqual([]);
});
