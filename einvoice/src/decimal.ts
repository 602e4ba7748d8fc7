/** Exact, as in XPath. Null is absent: sums with it are null, and no comparison with it holds. */
export type Decimal = { readonly units: bigint; readonly scale: number };
export type MaybeDecimal = Decimal | null;

export const zero: Decimal = { units: 0n, scale: 0 };
export const whole = (value: number): Decimal => ({ units: BigInt(value), scale: 0 });
export const hundredths = (value: number): Decimal => ({ units: BigInt(value), scale: 2 });

const lexical = /^[ \t\r\n]*([+-]?)(\d*)(?:\.(\d*))?[ \t\r\n]*$/u;

/** Longer numbers are no amounts, and slow to compute with. */
const maxDigits = 60;

/** Null unless a decimal of XML Schema: no exponent, no thousands separators. */
export function readDecimal(text: string): MaybeDecimal {
  const [, sign = '', integer = '', fraction = ''] = lexical.exec(text) ?? [];
  const digits = integer + fraction;
  if (digits === '' || digits.length > maxDigits) return null;
  return { units: BigInt(digits) * (sign === '-' ? -1n : 1n), scale: fraction.length };
}

const unitsAt = (value: Decimal, scale: number): bigint => value.units * 10n ** BigInt(scale - value.scale);

function combine(a: MaybeDecimal, b: MaybeDecimal, add: (a: bigint, b: bigint) => bigint): MaybeDecimal {
  if (a === null || b === null) return null;
  const scale = Math.max(a.scale, b.scale);
  return { units: add(unitsAt(a, scale), unitsAt(b, scale)), scale };
}

export const plus = (a: MaybeDecimal, b: MaybeDecimal): MaybeDecimal => combine(a, b, (x, y) => x + y);
export const minus = (a: MaybeDecimal, b: MaybeDecimal): MaybeDecimal => combine(a, b, (x, y) => x - y);

export const times = (a: MaybeDecimal, b: MaybeDecimal): MaybeDecimal =>
  a === null || b === null ? null : { units: a.units * b.units, scale: a.scale + b.scale };

export const absolute = (a: MaybeDecimal): MaybeDecimal => (a !== null && a.units < 0n ? { ...a, units: -a.units } : a);

export const sum = (values: readonly MaybeDecimal[]): Decimal =>
  values.reduce<Decimal>((total, value) => plus(total, value) ?? total, zero);

/** Null when one is absent. */
export function compare(a: MaybeDecimal, b: MaybeDecimal): -1 | 0 | 1 | null {
  const difference = minus(a, b)?.units;
  if (difference === undefined) return null;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const equal = (a: MaybeDecimal, b: MaybeDecimal): boolean => compare(a, b) === 0;
export const less = (a: MaybeDecimal, b: MaybeDecimal): boolean => compare(a, b) === -1;
export const atLeast = (a: MaybeDecimal, b: MaybeDecimal): boolean => {
  const sign = compare(a, b);
  return sign !== null && sign >= 0;
};

export const near = (a: MaybeDecimal, b: MaybeDecimal, tolerance: Decimal): boolean =>
  atLeast(tolerance, absolute(minus(a, b)));

/** Differing by less than one, the tolerance of EN 16931 for VAT. */
export const withinOne = (a: MaybeDecimal, b: MaybeDecimal): boolean => less(absolute(minus(a, b)), whole(1));

const floorDivide = (a: bigint, b: bigint): bigint => (a % b < 0n ? a / b - 1n : a / b);

/** Half towards plus infinity, as `round` of XPath. */
export function roundTo(value: MaybeDecimal, decimals: number): MaybeDecimal {
  if (value === null || value.scale <= decimals) return value;
  const step = 10n ** BigInt(value.scale - decimals);
  return { units: floorDivide(2n * value.units + step, 2n * step), scale: decimals };
}

export const cents = (value: MaybeDecimal): MaybeDecimal => roundTo(value, 2);

/** 18 decimals, half away from zero: the precision of validators. Null for a division by zero. */
export function divide(a: MaybeDecimal, b: MaybeDecimal): MaybeDecimal {
  if (a === null || b === null || b.units === 0n) return null;
  const scale = Math.max(18, a.scale, b.scale);
  const numerator = unitsAt(a, scale + b.scale);
  const isNegative = numerator < 0n !== b.units < 0n;
  const [top, bottom] = [numerator < 0n ? -numerator : numerator, b.units < 0n ? -b.units : b.units];
  const quotient = (2n * top + bottom) / (2n * bottom);
  return { units: isNegative ? -quotient : quotient, scale };
}

export const percent = (base: MaybeDecimal, rate: MaybeDecimal): MaybeDecimal =>
  times(times(base, rate), hundredths(1));

/** Equal decimals have equal keys: 6, 6.0 and 06.00. */
export function keyOf(value: Decimal): string {
  let { units, scale } = value;
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n;
    scale--;
  }
  return `${units}e-${scale}`;
}
