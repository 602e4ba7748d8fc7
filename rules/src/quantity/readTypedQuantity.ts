import { isPiece, isSameUnit } from '../upload/unitWords.ts';
import { defaultMaximum } from './quantityStep.ts';

type TypedLimits = {
  /** Step of sales: only whole steps allow one thousands point. */
  readonly step?: number;
  /** Words of the unit, which may follow, also abbreviated. */
  readonly units?: readonly string[];
  readonly least?: number;
  readonly most?: number;
};

export type QuantityFault = 'unreadable' | 'tooMuch';

const unitWord = /(?<=\d)\s*(\p{L}+)\.?$/u;
/** `1 024`, `1.024` and `1.024.000,5`. */
const grouped = /^[1-9]\d{0,2}(?:(?:\s\d{3})+|(?:\.\d{3})+)(?:,\d{0,3})?$/;

/** At most three decimals after a comma or point; empty is 0. */
export function readTypedQuantity(
  text: string,
  { step = 1, units = [], least = 0, most = defaultMaximum }: TypedLimits = {},
): number | QuantityFault {
  const trimmed = text.trim();
  const [unit = '', word = ''] = unitWord.exec(trimmed) ?? [];
  const isUnit = word !== '' && units.some((each) => isNamed(each, word));
  const [, minus = '', digits = ''] = /^([-−]?)(.*)$/su.exec(isUnit ? trimmed.slice(0, -unit.length) : trimmed) ?? [];
  if (digits === '' && minus === '') return 0;
  // Of an article sold in parts, `1.024` has decimals.
  const isGrouped = grouped.test(digits) && (Number.isInteger(step) || !/^\d+\.\d+$/.test(digits));
  const plain = isGrouped ? digits.replaceAll(/[.\s]/g, '') : digits;
  if (!/^(?:\d+[.,]?\d{0,3}|[.,]\d{1,3})$/.test(plain)) return 'unreadable';
  const quantity = Number(`${minus && '-'}${plain.replace(',', '.')}`);
  if (quantity > most) return 'tooMuch';
  return quantity < least ? 'unreadable' : quantity;
}

const isNamed = (unit: string, word: string): boolean =>
  isSameUnit(unit, word) || (isPiece(unit) && isPiece(word)) || unit.toLowerCase().startsWith(word.toLowerCase());

/** A quantity as the text of its field, without thousands points. */
export const quantityInput = (quantity: number): string => String(quantity).replace('.', ',');
