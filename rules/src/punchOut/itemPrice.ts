import { multiplyDivide, thousandths } from '../money/rounding.ts';

/** `priceMills` thousandths of a euro for `priceUnit` units. */
export type ItemPrice = { readonly priceMills: number; readonly priceUnit: number };

/** Quantity × price / price unit, in whole cents. */
export const rebuiltCents = (quantity: number, { priceMills, priceUnit }: ItemPrice): number =>
  multiplyDivide(priceMills, thousandths(quantity), 1, 10_000 * priceUnit);

const priceUnits = [1, 10, 100, 1000, 10_000] as const;

/** Whole cents first: SAP keeps prices in euro with two decimals, and rounds the third. */
const steps = [10, 1] as const;

/**
 * A price in whole cents where one rebuilds the line's amount, at the smallest price unit that does.
 * @param unitMills price of one unit, thousandths of a euro, tried first; may have a fraction
 */
export function itemPrice(quantity: number, lineCents: number, unitMills: number): ItemPrice {
  const most = 99_999_999_999_999;
  for (const step of steps)
    for (const priceUnit of priceUnits) {
      const natural = { priceMills: Math.round((unitMills * priceUnit) / step) * step, priceUnit };
      if (natural.priceMills <= most && rebuiltCents(quantity, natural) === lineCents) return natural;
      const priceMills = multiplyDivide(lineCents, 10_000 / step, priceUnit, thousandths(quantity)) * step;
      const share = { priceMills, priceUnit };
      if (share.priceMills <= most && rebuiltCents(quantity, share) === lineCents) return share;
    }
  throw new Error('no price rebuilds the amount of a line');
}
