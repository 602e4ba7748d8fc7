export type DecimalMark = 'comma' | 'point' | 'unknown';

/**
 * `asThousands`: an ambiguous mark before three digits. `unit`: the word behind the number. `formula`: its value is
 * not stored in the file. `text`: a question.
 */
export type QuantityRead =
  | { readonly kind: 'number'; readonly value: number; readonly asThousands: boolean; readonly unit: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'date' }
  | { readonly kind: 'formula' }
  | { readonly kind: 'text' };

/** The Swiss apostrophe groups digits; a space does not, because `1 000` may be two numbers. */
const apostrophes = /(?<=\d)['\u2019](?=\d{3})/gu;
const unitWord = /(?<=[\d)])\s*(\p{L}+\.?|×)$/u;
const dates = /^\d{1,4}[/-]\d{1,2}([/-]\d{1,4})?$/;

/**
 * Belgian and English number formats, using the file's decimal mark (spec shopping §5, Upload). Negative numbers are
 * valid.
 */
export function readQuantity(cell: string, mark: DecimalMark): QuantityRead {
  // Compatibility forms would turn 5² into 52.
  if (/\p{No}/u.test(cell)) return { kind: 'text' };
  const text = cell.normalize('NFKC').trim().replace(/^'/, '');
  if (text === '' || /^[-\u2013\u2014\u2205]$/u.test(text)) return { kind: 'missing' };
  if (dates.test(text)) return { kind: 'date' };
  if (text.startsWith('=')) return { kind: 'formula' };
  const unit = unitWord.exec(text);
  const signed = text
    .slice(0, unit?.index)
    .replaceAll(apostrophes, '')
    .replaceAll(/[−–](?=\d)/gu, '-')
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/^(\d.*)-$/, '-$1');
  const parsed = numberOf(signed.replace(/^[xX×]\s*(?=\d)/u, ''), mark);
  return parsed === null ? { kind: 'text' } : { kind: 'number', ...parsed, unit: unit?.[1] ?? '' };
}

function numberOf(text: string, mark: DecimalMark): { readonly value: number; readonly asThousands: boolean } | null {
  const plain = (digits: string, asThousands = false) => {
    // Spreadsheets have fifteen exact digits; further ones are noise of binary fractions.
    const value = Number(Number(digits).toPrecision(15));
    return Number.isFinite(value) ? { value, asThousands } : null;
  };
  if (/^[+-]?\d{1,15}$/.test(text)) return plain(text);
  if (!/^[+-]?\d*([.,]\d+)*$/.test(text) || !/\d/.test(text) || text.length > 25) return null;
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
  // In a file without other decimals, or with both marks, `1,000` may be one or a thousand.
  if (isThousand && last === ',' && mark === 'unknown') return null;
  const isDecimal = mark === (last === ',' ? 'comma' : 'point');
  return isThousand && !isDecimal ? plain(text.replace(last, ''), true) : plain(text.replace(last, '.'));
}

const isGrouped = (digits: string, mark: string): boolean => {
  const [first = '', ...others] = digits.split(mark);
  return /^\d{1,3}$/.test(first) && others.every((group) => /^\d{3}$/.test(group));
};

/** Mark shown by unambiguous cells, or by a column in which all cells have three decimals. */
export function decimalMarkOf(cells: readonly string[]): DecimalMark {
  const numbers = cells.map((cell) => cell.trim().replace(unitWord, '')).filter((cell) => /\d/.test(cell));
  for (const [mark, decimals] of [
    ['comma', /^\d+,\d{3}$/],
    ['point', /^\d+\.\d{3}$/],
  ] as const)
    if (numbers.length > 1 && numbers.every((cell) => decimals.test(cell))) return mark;
  let [commas, points] = [0, 0];
  for (const cell of numbers) {
    const [, , mark, decimals = ''] = /^[+-]?(\d+|\d{1,3}(?:[.\s]\d{3})+)?([.,])(\d+)(?!.*[.,])/u.exec(cell) ?? [];
    if (mark === undefined) continue;
    const isSure = decimals.length !== 3 || /^[+-]?0?[.,]/.test(cell);
    if (!isSure) continue;
    if (mark === ',') commas += 1;
    else points += 1;
  }
  if (commas > 0 === points > 0) return 'unknown';
  return commas > 0 ? 'comma' : 'point';
}
