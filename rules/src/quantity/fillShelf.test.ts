import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fillShelf, type ShelfLimits } from './fillShelf.ts';
import { isMultiple } from './quantityStep.ts';

describe('filling a shelf up to par', () => {
  const limits = (change: Partial<ShelfLimits> = {}): ShelfLimits => ({
    step: 1,
    stock: null,
    maximum: 9999,
    minimum: 0,
    ...change,
  });
  test.each([
    ['orders what is missing', 10, 4, limits(), 6, 0],
    ['orders nothing where enough is there', 10, 12, limits(), 0, 0],
    ['goes up to a whole box', 10, 4, limits({ step: 4 }), 8, 0],
    ['goes up to the minimum order', 10, 9, limits({ step: 2, minimum: 6 }), 6, 0],
    ['takes what there is, and says what is lacking', 24, 0, limits({ step: 6, stock: 20 }), 18, 6],
    ['counts weights without binary noise', 2.5, 2.2, limits({ step: 0.1 }), 0.3, 0],
  ] as const)('%s', (_, par, countedQuantity, bounds, quantity, lacking) => {
    expect(fillShelf(par, countedQuantity, bounds)).toEqual({ quantity, lacking });
  });

  test('gives an orderable quantity, less than one step above par unless capped', () => {
    const amount = fc.integer({ min: 0, max: 500 });
    const bounds = fc.record({
      step: fc.integer({ min: 1, max: 24 }),
      stock: fc.option(fc.integer({ min: 0, max: 600 })),
      maximum: fc.integer({ min: 1, max: 9999 }),
      minimum: fc.constant(0),
    });
    fc.assert(
      fc.property(amount, amount, bounds, (par, countedQuantity, shelfLimits) => {
        const { quantity, lacking } = fillShelf(par, countedQuantity, shelfLimits);
        expect(isMultiple(quantity, shelfLimits.step)).toBe(true);
        expect(quantity).toBeLessThanOrEqual(Math.min(shelfLimits.maximum, shelfLimits.stock ?? Infinity));
        expect(countedQuantity + quantity + lacking).toBeGreaterThanOrEqual(par);
        expect(quantity === 0 || countedQuantity + quantity - shelfLimits.step < par).toBe(true);
        expect(countedQuantity < par || quantity === 0).toBe(true);
      }),
    );
  });
});
