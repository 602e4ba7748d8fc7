/** Decimal mark of a file. */
export type DecimalMark = 'comma' | 'point' | 'unknown';

/** Quantity of a cell. `asThousands`: an ambiguous mark before three digits. `measure`: given by weight or volume. */
export type QuantityRead =
  | { readonly kind: 'number'; readonly value: number; readonly asThousands: boolean; readonly measure: boolean }
  | { readonly kind: 'missing' }
  | { readonly kind: 'date' }
  | { readonly kind: 'text' };

/** Spaces of all kinds, and the Swiss apostrophe. */
const gaps = /[\s\u00a0\u2009\u202f'\u2019]/gu;
const unitWords = /(?<=\d)\s*(st|stk|stuks?|pcs?|pi[eè]ces?|x|kg|kilo|g|gr|l|liter|litre|cl|ml)\.?$/iu;
/** In kilograms and litres. */
const measures: ReadonlyMap<string, number> = new Map([
  ...['kg', 'kilo', 'l', 'liter', 'litre'].map((unit) => [unit, 1] as const),
  ...['g', 'gr', 'ml'].map((unit) => [unit, 0.001] as const),
  ['cl', 0.01],
]);
const dates = /^\d{1,4}[/-]\d{1,2}([/-]\d{1,4})?$/;

/**
 * Belgian and English number formats, using the file's decimal mark (spec shopping §5, Upload). Negative numbers are
 * valid.
 */
export function readQuantity(cell: string, mark: DecimalMark): QuantityRead {
  const text = cell.normalize('NFKC').trim().replace(/^'/, '');
  if (text === '' || /^[-\u2013\u2014\u2205]$/u.test(text)) return { kind: 'missing' };
  if (dates.test(text)) return { kind: 'date' };
  const unit = unitWords.exec(text)?.[1] ?? '';
  const bare = text.slice(0, unit === '' ? undefined : unitWords.exec(text)?.index).replaceAll(gaps, '');
  const signed = bare
    .replaceAll(/[−–](?=\d)/gu, '-')
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/^(\d.*)-$/, '-$1');
  const parsed = numberOf(signed.replace(/^[xX×](?=\d)/u, ''), mark);
  if (parsed === null) return { kind: 'text' };
  const measure = measureOf(unit);
  return { kind: 'number', ...parsed, value: toUnits(parsed.value, measure), measure: measure !== null };
}

/** Kilograms or litres per unit; null for other units. */
export const measureOf = (unit: string): number | null =>
  measures.get(unit.trim().replace(/\.$/, '').toLowerCase()) ?? null;

/** Whole thousandths. */
export const toUnits = (value: number, measure: number | null): number =>
  measure === null || measure === 1 ? value : Math.round(value * measure * 1000) / 1000;

function numberOf(text: string, mark: DecimalMark): { readonly value: number; readonly asThousands: boolean } | null {
  const plain = (digits: string, asThousands = false) => {
    const value = Number(digits);
    return Number.isFinite(value) ? { value, asThousands } : null;
  };
  if (/^[+-]?\d{1,15}$/.test(text)) return plain(text);
  if (/^[+-]?\d([.,]\d{1,15})?e[+-]?\d{1,2}$/i.test(text)) return plain(text.replace(',', '.'));
  if (!/^[+-]?\d*([.,]\d+)*$/.test(text) || !/\d/.test(text) || text.length > 20) return null;
  const last = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  const other = last === ',' ? '.' : ',';
  const groups = text.replace(/^[+-]/, '').split(last);
  if (text.includes(other)) {
    // The last mark is the decimal mark.
    const [whole = '', ...decimals] = groups;
    if (decimals.length !== 1 || !isGrouped(whole, other)) return null;
    return plain(text.replaceAll(other, '').replace(last, '.'));
  }
  if (groups.length > 2) return isGrouped(text.replace(/^[+-]/, ''), last) ? plain(text.replaceAll(last, '')) : null;
  const isThousand = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  const isDecimal = mark === 'unknown' ? last === ',' : mark === (last === ',' ? 'comma' : 'point');
  return isThousand && !isDecimal ? plain(text.replace(last, ''), true) : plain(text.replace(last, '.'));
}

const isGrouped = (digits: string, mark: string): boolean => {
  const [first = '', ...others] = digits.split(mark);
  return /^\d{1,3}$/.test(first) && others.every((group) => /^\d{3}$/.test(group));
};

/** Decimal mark shown by unambiguous cells. */
export function decimalMarkOf(cells: readonly string[]): DecimalMark {
  let [commas, points] = [0, 0];
  for (const cell of cells) {
    const [, , mark, decimals = ''] =
      /^[+-]?(\d+|\d{1,3}(?:[.\s]\d{3})+)?([.,])(\d+)(?!.*[.,])/u.exec(cell.trim()) ?? [];
    if (mark === undefined) continue;
    const isSure = decimals.length !== 3 || /^[+-]?0?[.,]/.test(cell.trim());
    if (!isSure) continue;
    if (mark === ',') commas += 1;
    else points += 1;
  }
  if (commas === points) return 'unknown';
  return commas > points ? 'comma' : 'point';
}
