/**
 * The one place where amounts are rounded (architecture.md §8): integers in, integers out, half away from zero. Products
 * that a double cannot hold exactly are computed with BigInt.
 */

/** `numerator / denominator` for integers, rounded half away from zero. */
function divideRounded(numerator: number, denominator: number): number {
  const rest = numerator % denominator;
  const whole = (numerator - rest) / denominator;
  if (2 * Math.abs(rest) < denominator) return whole + 0;
  return whole + Math.sign(numerator);
}

function divideRoundedBig(numerator: bigint, denominator: bigint): number {
  const absolute = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * absolute + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -rounded : rounded);
}

/** `(a × b × c) / denominator` for integers, rounded half away from zero. */
export function multiplyDivide(a: number, b: number, c: number, denominator: number): number {
  const product = a * b * c;
  if (Math.abs(product) <= Number.MAX_SAFE_INTEGER) return divideRounded(product, denominator);
  return divideRoundedBig(BigInt(a) * BigInt(b) * BigInt(c), BigInt(denominator));
}

/** A number with at most three decimals as whole thousandths. */
export const thousandths = (value: number): number => Math.round(value * 1000);

/** Amount in cents of `quantity` (at most 3 decimals) at a unit price in mills, times a factor (at most 6 decimals). */
export function amountCents(priceMills: number, quantity: number, factor = 1): number {
  if (factor === 1) return multiplyDivide(priceMills, thousandths(quantity), 1, 10_000);
  return multiplyDivide(priceMills, thousandths(quantity), Math.round(factor * 1_000_000), 10_000_000_000);
}

/** A percentage (at most 3 decimals) of an amount or price, in the same unit. */
export const percentageOf = (amount: number, percentage: number): number =>
  multiplyDivide(amount, thousandths(percentage), 1, 100_000);

/** Thousandths of a euro as euros. */
export const eurosOfMills = (mills: number): number => mills / 1000;
/** Cents as euros. */
export const eurosOfCents = (cents: number): number => cents / 100;
/** Cents of an amount on the wire; what is not a whole cent is rounded. */
export const centsOfEuros = (euros: number): number => Math.round(euros * 100);
