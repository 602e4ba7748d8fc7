import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseAmount } from './parseAmount.ts';

test.each([
  ['250', 25_000],
  ['250,5', 25_050],
  ['250.50', 25_050],
  ['1.250', 125_000],
  ['1.250,05', 125_005],
  ['1 250,00', 125_000],
  ['1\u00a0250,00 €', 125_000],
  ['€ 0', 0],
])('%j is an amount of %d cents', (text, cents) => expect(parseAmount(text)).toBe(cents));

test.each(['', '-5', '1,234', '12,345', '1.25.3', '1e3', 'tien', '1,250.00', '９９', '99999999999999'])(
  '%j is refused as an amount',
  (text) => expect(parseAmount(text)).toBeNull(),
);

test('an amount in cents is the same after formatting and parsing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const text = new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 2 }).format(cents / 100);
      expect(parseAmount(text)).toBe(cents);
    }),
  );
});
