/**
 * The only place that rounds amounts (architecture.md §8): integers, half away from zero. BigInt where a double is
 * inexact.
 */

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

export function multiplyDivide(a: number, b: number, c: number, denominator: number): number {
  const product = a * b * c;
  if (Math.abs(product) <= Number.MAX_SAFE_INTEGER) return divideRounded(product, denominator);
  return divideRoundedBig(BigInt(a) * BigInt(b) * BigInt(c), BigInt(denominator));
}

/** At most three decimals. */
export const thousandths = (value: number): number => Math.round(value * 1000);

/** Quantity with 3 decimals, factor with 6. */
export function amountCents(priceMills: number, quantity: number, factor = 1): number {
  if (factor === 1) return multiplyDivide(priceMills, thousandths(quantity), 1, 10_000);
  return multiplyDivide(priceMills, thousandths(quantity), Math.round(factor * 1_000_000), 10_000_000_000);
}

/** Percentage with at most 3 decimals. */
export const percentageOf = (amount: number, percentage: number): number =>
  multiplyDivide(amount, thousandths(percentage), 1, 100_000);

export const millsOfEuros = (euros: number): number => Math.round(euros * 1000);
export const eurosOfMills = (mills: number): number => mills / 1000;
export const eurosOfCents = (cents: number): number => cents / 100;
export const centsOfEuros = (euros: number): number => Math.round(euros * 100);
