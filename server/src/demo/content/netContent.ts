const perUnit = { kg: ['kg', 1], g: ['kg', 0.001], l: ['l', 1], cl: ['l', 0.01], ml: ['l', 0.001] } as const;
const isUnit = (unit: string): unit is keyof typeof perUnit => Object.hasOwn(perUnit, unit);

/**
 * What one sales unit holds, read from the Dutch pack: `doos 6 × 1 l` holds 1 l by the piece and 6 l by the box. Null where
 * it is counted or weighed.
 */
export function netContent(
  pack: string,
  salesUnit: string,
): { readonly quantity: number; readonly unit: 'kg' | 'l' } | null {
  const [, container = '', times, amount = '', unit = ''] =
    /^(\p{L}+) (?:([\d,]+) × )?([\d,]+) (\p{L}+)$/u.exec(pack) ?? [];
  if (!isUnit(unit)) return null;
  const [base, factor] = perUnit[unit];
  const count = times !== undefined && container === salesUnit ? Number(times) : 1;
  const quantity = Math.round(count * Number(amount.replace(',', '.')) * factor * 1000) / 1000;
  return { quantity, unit: base };
}
