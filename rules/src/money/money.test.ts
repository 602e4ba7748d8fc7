import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountCents, multiplyDivide, percentageOf } from './rounding.ts';
import { splitInProportion } from './splitInProportion.ts';

describe('rounding', () => {
  test('half a cent is rounded away from zero, for positive and negative amounts', () => {
    expect(multiplyDivide(5, 1, 1, 10)).toBe(1);
    expect(multiplyDivide(-5, 1, 1, 10)).toBe(-1);
    expect(multiplyDivide(4, 1, 1, 10)).toBe(0);
  });

  test('a line amount is price times quantity times factor, rounded once', () => {
    expect(amountCents(3985, 12)).toBe(4782);
    expect(amountCents(12_950, 2, 2)).toBe(5180);
    expect(amountCents(14_900, 1, 1.2)).toBe(1788);
    expect(amountCents(1005, 1)).toBe(101);
    expect(amountCents(1005, 0.5)).toBe(50);
  });

  test('the VAT of a base can have a percentage with decimals', () => {
    expect(percentageOf(26_384, 6)).toBe(1583);
    expect(percentageOf(2710, 21)).toBe(569);
    expect(percentageOf(1000, 5.5)).toBe(55);
  });

  test('amounts beyond the exact range of a double equal those computed with big integers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 9_999_000 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        (mills, quantity, factor) => {
          const exact = BigInt(mills) * BigInt(quantity) * BigInt(factor);
          const rounded = (2n * exact + 10_000_000_000n) / 20_000_000_000n;
          expect(amountCents(mills, quantity / 1000, factor / 1_000_000)).toBe(Number(rounded));
        },
      ),
    );
  });
});

describe('splitting an amount in proportion', () => {
  test('the delivery cost of mock-up 05 is split over its two VAT rates', () => {
    expect(splitInProportion(1500, [25_024, 2570])).toEqual([1360, 140]);
  });

  test('the remaining cent goes to the largest remainder', () => {
    expect(splitInProportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitInProportion(10, [1, 5])).toEqual([2, 8]);
  });

  test('with zero weights the first part gets everything, and without weights there are no parts', () => {
    expect(splitInProportion(1500, [0, 0])).toEqual([1500, 0]);
    expect(splitInProportion(1500, [])).toEqual([]);
  });

  test('the parts add up exactly, differ less than a cent from their share and are never negative', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (amount, weightValues) => {
        const parts = splitInProportion(amount, weightValues);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        const total = weightValues.reduce((sum, weight) => sum + weight, 0);
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          const share = total === 0 ? part : (amount * (weightValues[index] ?? 0)) / total;
          expect(Math.abs(part - share)).toBeLessThan(1);
        });
      }),
    );
  });
});
