import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { minimumMusselKg, type MusselPackage } from './musselFacts.ts';
import { addUpMussels, roundPackageCount } from './musselOrder.ts';
import { offeredPackages } from './offeredPackages.ts';

const bag = (weightKg: number, pricePerKgMills: number): MusselPackage => ({
  articleNumber: `${weightKg * 1000}`,
  weightKg,
  pricePerKgMills,
});

describe('the amounts of a mussel order', () => {
  test('are those of the packages with VAT on their sum, and a delivery that costs nothing', () => {
    const order = addUpMussels(
      [
        { package: bag(1, 6900), quantity: 4 },
        { package: bag(2.5, 6750), quantity: 0 },
        { package: bag(5, 6500), quantity: 3 },
      ],
      6,
    );
    expect(order.packages.map(({ lineCents }) => lineCents)).toEqual([2760, 9750]);
    expect([order.weightKg, order.missingKg]).toEqual([19, 0]);
    expect(order.totals).toMatchObject({
      subtotalCents: 12_510,
      deliveryCents: 0,
      expressCents: 0,
      depositCents: 0,
      vatCents: 751,
      payableCents: 13_261,
      vat: [{ rate: 6, baseCents: 12_510, vatCents: 751 }],
    });
  });

  test('total = subtotal × (1 + VAT / 100) to the cent, whatever is ordered', () => {
    const line = fc.record({
      package: fc
        .tuple(fc.integer({ min: 1, max: 25_000 }), fc.integer({ min: 0, max: 99_999 }))
        .map(([grams, mills]) => bag(grams / 1000, mills)),
      quantity: fc.integer({ min: 0, max: 9999 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.constantFrom(0, 6, 12, 21), (lines, vat) => {
        const { totals, weightKg, missingKg, packages } = addUpMussels(lines, vat);
        expect(totals.subtotalCents).toBe(packages.reduce((sum, { lineCents }) => sum + lineCents, 0));
        expect(totals.payableCents).toBe(totals.subtotalCents + Math.round((totals.subtotalCents * vat) / 100 + 1e-9));
        const grams = lines.reduce(
          (sum, { package: { weightKg: kg }, quantity }) => sum + Math.round(kg * 1000) * quantity,
          0,
        );
        expect(Math.round(weightKg * 1000)).toBe(grams);
        expect(missingKg === 0).toBe(grams >= minimumMusselKg * 1000);
      }),
    );
  });

  test('the minimum of 15 kg is reached at 15 kg, not a gram below', () => {
    const missing = (weightKg: number, quantity: number) =>
      addUpMussels([{ package: bag(weightKg, 5000), quantity }], 6).missingKg;
    expect([missing(5, 3), missing(2.5, 6), missing(0.001, 14_999), missing(5, 2), missing(5, 0)]).toEqual([
      0, 0, 0.001, 5, 15,
    ]);
  });
});

test('a count is a whole number from 0: fractions are rounded, and what is no number is none', () => {
  expect([0, 1.4, 1.5, 2.49, -1, -0.4, 9999].map(roundPackageCount)).toEqual([0, 1, 2, 2, 0, 0, 9999]);
  expect([Number.NaN, Infinity, -Infinity].map(roundPackageCount)).toEqual([null, null, null]);
});

test('a package is offered while its article is in the assortment, also when the basket refuses it', () => {
  const products = new Map([
    ['1000', { status: 'active' as const }],
    ['2000', { status: 'not_orderable' as const }],
    ['3000', { status: 'out_of_assortment' as const }],
  ]);
  expect(
    offeredPackages(
      [1, 2, 3, 4].map((kg) => bag(kg, 5000)),
      products,
    ).map(({ weightKg }) => weightKg),
  ).toEqual([1, 2]);
});
