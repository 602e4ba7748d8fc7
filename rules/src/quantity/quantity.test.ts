import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { exampleProduct } from '../testing/exampleFacts.ts';
import { availableStock } from './availableStock.ts';
import { completions } from './completions.ts';
import { judgeQuantity } from './judgeQuantity.ts';
import { isMultiple, largestMultiple } from './quantityStep.ts';
import { roundQuantity } from './roundQuantity.ts';

describe('rounding a quantity', () => {
  test.each([
    ['a negative number is none', -3, 1, null, 0],
    ['what is no number is none', Number.NaN, 1, null, 0],
    ['a multiple stays', 12, 6, null, 12],
    ['20 per 6 goes down to 18 and one step up', 20, 6, null, 24],
    ['a fraction of a step becomes one step', 0.5, 6, null, 6],
    ['a step of 0 counts as 1', 2.5, 0, null, 3],
    ['a step that is no number counts as 1', 2.5, Number.NaN, null, 3],
    ['a missing step counts as 1', 2.5, null, null, 3],
    ['the decimals of the step are kept', 1.3, 0.25, null, 1.5],
    ['binary fractions do not add a step', 0.1 + 0.2, 0.1, null, 0.3],
    ['0,7 per 0,1 is seven steps', 0.7, 0.1, null, 0.7],
    ['stock caps it', 12, 1, 8, 8],
    ['the cap is the largest valid multiple', 24, 6, 20, 18],
    ['less stock than one step leaves none', 6, 6, 5, 0],
    ['no stock leaves none', 1, 1, 0, 0],
    ['9999 is the default maximum', 20_000, 1, null, 9999],
    ['the maximum is capped to a multiple', 20_000, 6, null, 9996],
    ['infinity is the maximum', Number.POSITIVE_INFINITY, 1, null, 9999],
  ])('%s', (_, requestedQuantity, step, stock, expected) => {
    expect(roundQuantity(requestedQuantity, step, stock)).toBe(expected);
  });

  test('respects the article’s own maximum and minimum', () => {
    expect(roundQuantity(50, 1, null, 10)).toBe(10);
    expect(roundQuantity(1, 1, null, 9999, 5)).toBe(5);
    expect(roundQuantity(1, 4, null, 9999, 5)).toBe(8);
    expect(roundQuantity(0, 1, null, 9999, 5)).toBe(0);
    expect(roundQuantity(3, 1, 4, 9999, 5)).toBe(0);
  });

  const step = fc.integer({ min: 1, max: 20_000 }).map((n) => n / 1000);
  const stock = fc.option(fc.integer({ min: 0, max: 20_000_000 }).map((n) => n / 1000));
  const requestedQuantities = fc.double({ min: -100, max: 20_000, noNaN: true });

  test('gives a multiple within stock and maximum, and rounding twice changes nothing', () => {
    fc.assert(
      fc.property(requestedQuantities, step, stock, (requestedQuantity, per, available) => {
        const rounded = roundQuantity(requestedQuantity, per, available);
        expect(rounded).toBeGreaterThanOrEqual(0);
        expect(rounded).toBeLessThanOrEqual(Math.min(9999, available ?? 9999));
        expect(isMultiple(rounded, per)).toBe(true);
        expect(roundQuantity(rounded, per, available)).toBe(rounded);
      }),
    );
  });

  test('gives at least the requested quantity within stock and maximum, and less than one step more', () => {
    fc.assert(
      fc.property(requestedQuantities, step, stock, (requestedQuantity, per, available) => {
        const rounded = roundQuantity(requestedQuantity, per, available);
        const cap = largestMultiple(Math.min(9999, available ?? 9999), per);
        expect(rounded).toBeGreaterThanOrEqual(Math.min(cap, Math.max(0, requestedQuantity)) - 1e-6);
        expect(rounded).toBeLessThan(Math.max(0, requestedQuantity) + per + 1e-6);
      }),
    );
  });
});

describe('judging a quantity on the server', () => {
  const six = exampleProduct({ soldPer: 6, stock: 20, minimumOrder: 12, maximumOrder: 120 });
  test.each([
    ['a multiple within stock is good', six, 18, null],
    ['0 takes the line away', six, 0, null],
    ['no multiple is refused with the step', six, 20, ['basket.error.indivisible_unit_entered', { step: 6 }]],
    ['a negative quantity is refused', six, -6, ['basket.error.indivisible_unit_entered', { step: 6 }]],
    ['below the minimum is refused', six, 6, ['basket.error.minimum_order', { minimum: 12 }]],
    ['above the maximum is refused', six, 126, ['basket.error.maximum_exceeded', { maximum: 120 }]],
    [
      'above what a line can carry is refused, whatever the article allows',
      exampleProduct({ maximumOrder: 50_000 }),
      10_000,
      ['basket.error.maximum_exceeded', { maximum: 9999 }],
    ],
    ['above stock is refused with what is left', six, 24, ['basket.error.max_available_stock', { max_stock: 18 }]],
    ['no stock is not available', exampleProduct({ stock: 0 }), 1, ['item.not_available', {}]],
    [
      'out of the assortment is refused',
      exampleProduct({ status: 'out_of_assortment' }),
      1,
      ['item.out_of_assortment', {}],
    ],
    ['not orderable is refused', exampleProduct({ status: 'not_orderable' }), 1, ['item.not_orderable', {}]],
  ] as const)('%s', (_, product, quantity, expected) => {
    expect(judgeQuantity(product, quantity)).toEqual(
      expected === null ? null : { code: expected[0], parameters: expected[1] },
    );
  });

  test('never refuses a quantity that is rounded for the article', () => {
    const products = fc.record({
      soldPer: fc.constantFrom(1, 6, 0.25, 2.5),
      stock: fc.option(fc.integer({ min: 0, max: 100 })),
      minimumOrder: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(products, fc.integer({ min: -5, max: 200 }), (changes, requestedQuantity) => {
        const product = exampleProduct(changes);
        const { soldPer, maximumOrder, minimumOrder } = product;
        const rounded = roundQuantity(requestedQuantity, soldPer, availableStock(product), maximumOrder, minimumOrder);
        expect(judgeQuantity(product, rounded)).toBeNull();
      }),
    );
  });
});

describe('the available stock', () => {
  test('limits an order, unless it is unlimited, on demand, or pre-ordered for more than two days', () => {
    expect(availableStock(exampleProduct({ stock: 8 }))).toBe(8);
    expect(availableStock(exampleProduct({ stock: null }))).toBeNull();
    expect(availableStock(exampleProduct({ stock: 0, onDemandWorkdays: 5 }))).toBeNull();
    expect(availableStock(exampleProduct({ stock: 0, allowPreorder: true, daysToReplenish: 3 }))).toBeNull();
    expect(availableStock(exampleProduct({ stock: 0, allowPreorder: true, daysToReplenish: 2 }))).toBe(0);
    expect(availableStock(exampleProduct({ stock: 0, allowPreorder: false, daysToReplenish: 9 }))).toBe(0);
  });
});

describe('suggestions to complete a box or package', () => {
  const limits = { step: 1, maximum: 9999, pack: 6, box: null, stock: null };
  test.each([
    ['four of six lack two', 4, limits, [{ of: 'package', extra: 2, to: 6 }]],
    ['a full package lacks nothing', 6, limits, []],
    ['nothing is suggested for what is not in the basket', 0, limits, []],
    ['the suggestion stays below stock', 4, { ...limits, stock: 7 }, [{ of: 'package', extra: 2, to: 6 }]],
    ['what would take all the stock is not suggested', 4, { ...limits, stock: 6 }, []],
    ['nor what is above the maximum', 4, { ...limits, maximum: 5 }, []],
    ['a box is reached at its quantity', 1, { ...limits, pack: 1, box: 3 }, [{ of: 'box', extra: 2, to: 3 }]],
    ['a box that is reached is no suggestion', 3, { ...limits, pack: 1, box: 3 }, []],
    [
      'the nearest comes first',
      4,
      { ...limits, box: 5 },
      [
        { of: 'box', extra: 1, to: 5 },
        { of: 'package', extra: 2, to: 6 },
      ],
    ],
    ['a package that the step never fills is not suggested', 4, { ...limits, step: 4 }, []],
    ['decimals of the step are kept', 0.5, { ...limits, step: 0.25, pack: 1 }, [{ of: 'package', extra: 0.5, to: 1 }]],
  ] as const)('%s', (_, quantity, options, expected) => {
    expect(completions(quantity, options)).toEqual(expected);
  });

  test('are orderable: above the quantity, a multiple, below the stock and within the maximum', () => {
    const number = fc.integer({ min: 1, max: 400 }).map((n) => n / 4);
    const maybe = fc.option(number);
    fc.assert(
      fc.property(number, number, number, number, maybe, maybe, (quantity, step, pack, maximum, box, stock) => {
        for (const { to, extra } of completions(quantity, { step, pack, maximum, box, stock })) {
          expect(to).toBeGreaterThan(quantity);
          expect(extra).toBeCloseTo(to - quantity, 3);
          expect(isMultiple(to, step)).toBe(true);
          expect(to).toBeLessThanOrEqual(maximum);
          expect(to).toBeLessThan(stock ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });
});
