import { z } from 'zod';
import { cleanCode, gtinOf } from '@talloor/rules/product/articleCode.ts';
import type { LineErrorCode } from './lineError.ts';

/** Absent keeps the value; null (an empty cell) means none or the default. */
type Refuse = (code: LineErrorCode, message: string) => never;

function field<T>(read: (value: string | number | boolean | object, refuse: Refuse) => T) {
  return z.unknown().transform((value, context): T => {
    const refuse = (code: LineErrorCode, message: string): never => {
      context.addIssue({ code: 'custom', message, params: { code } });
      return z.NEVER;
    };
    if (value === undefined || value === null || value === '') return refuse('import.required', 'is missing');
    return read(value, refuse);
  });
}

/** Lone surrogates and control characters cannot be stored. */
const isUnfit = (text: string) => /[\p{Cs}\p{Cc}]/u.test(text.replaceAll(/[\t\r\n]/g, ''));

function textOf(value: unknown, refuse: Refuse): string {
  if (typeof value !== 'string' && typeof value !== 'number') return refuse('import.invalid', 'is no text');
  const text = String(value);
  return isUnfit(text) ? refuse('import.invalid', 'holds control characters') : text.trim();
}

/** Not empty. */
export const text = (max: number) =>
  field((value, refuse) => {
    const cell = textOf(value, refuse);
    if (cell === '') return refuse('import.required', 'is missing');
    return cell.length > max ? refuse('import.invalid', `is longer than ${max} characters`) : cell;
  });

const articlePattern = /^\d{1,20}$/;

export const article = () => matching(articlePattern, 'is no article number', cleanCode);

export const barcode = () => matching(/^\d{8,14}$/, 'is no EAN', cleanBarcode);
const cleanBarcode = (text: string): string => {
  const code = cleanCode(text);
  return code.length > 14 ? (gtinOf(code) ?? code) : code;
};

export const articles = (most: number) => list(articlePattern, most, cleanCode);

export const digits = () => matching(/^\d{1,20}$/, 'is no number of 1 to 20 digits');

const asItIs = (text: string): string => text;

export const matching = (pattern: RegExp, message: string, clean = asItIs) =>
  field((value, refuse) => {
    const cell = clean(textOf(value, refuse));
    return pattern.test(cell) ? cell : refuse('import.invalid', `${excerptOf(cell)} ${message}`);
  });

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  field((value, refuse): Values[number] => {
    const cell = textOf(value, refuse);
    return (
      values.find((each) => each === cell) ??
      refuse('import.invalid', `${excerptOf(cell)} is none of ${values.join(', ')}`)
    );
  });

type Range = { readonly min: number; readonly max: number; readonly decimals: number; readonly above?: boolean };

/** A comma is ambiguous and rejected. */
export const decimal = ({ min, max, decimals, above = false }: Range) =>
  field((value, refuse) => {
    const cell = typeof value === 'number' ? String(value) : textOf(value, refuse);
    if (/^-?\d+,\d+$/.test(cell))
      return refuse('import.decimal_comma', `${excerptOf(cell)} has a decimal comma: write a point`);
    if (!/^-?\d+(\.\d+)?$/.test(cell)) return refuse('import.invalid', `${excerptOf(cell)} is no number`);
    const number = Number(cell);
    if (number < 0 && min >= 0) return refuse('import.negative', `${cell} is negative`);
    if (number < min || (above && number === min) || number > max)
      return refuse('import.invalid', `${excerptOf(cell)} is not ${above ? 'above' : 'from'} ${min} up to ${max}`);
    if ((cell.split('.')[1] ?? '').replace(/0+$/, '').length > decimals)
      return refuse('import.invalid', `${excerptOf(cell)} has more than ${decimals} decimals`);
    return number;
  });

export const whole = (min: number, max: number) => decimal({ min, max, decimals: 0 });

export const mills = (max = 1_000_000) =>
  decimal({ min: 0, max, decimals: 3 }).transform((euros) => Math.round(euros * 1000));
export const cents = () =>
  decimal({ min: 0, max: 1_000_000, decimals: 2 }).transform((euros) => Math.round(euros * 100));

export const flag = () =>
  field((value, refuse) => {
    if (typeof value === 'boolean') return value;
    const cell = textOf(value, refuse).toLowerCase();
    if (cell === 'true' || cell === '1') return true;
    return cell === 'false' || cell === '0' ? false : refuse('import.invalid', `${excerptOf(cell)} is neither 1 nor 0`);
  });

export const day = () =>
  field((value, refuse) => {
    const cell = textOf(value, refuse);
    return z.iso.date().safeParse(cell).success
      ? cell
      : refuse('import.invalid', `${excerptOf(cell)} is no day such as 2026-03-11`);
  });

/** ISO 8601 in UTC. */
export const instant = () =>
  field((value, refuse) => {
    const cell = textOf(value, refuse);
    return z.iso.datetime({ offset: true }).safeParse(cell).success
      ? new Date(cell).toISOString()
      : refuse('import.invalid', `${excerptOf(cell)} is no moment such as 2026-03-11T14:12:00+01:00`);
  });

/** JSON list, or a cell separated by `|`. */
export const list = (pattern: RegExp, most: number, clean = asItIs) =>
  field((value, refuse): string[] => {
    const items = Array.isArray(value) ? (value as unknown[]) : textOf(value, refuse).split('|');
    if (items.length > most) return refuse('import.invalid', `has more than ${most} items`);
    const texts: string[] = [];
    for (const item of items) {
      const itemText = clean(textOf(item, refuse));
      if (!pattern.test(itemText))
        return refuse('import.invalid', `${excerptOf(itemText)} does not belong in this list`);
      texts.push(itemText);
    }
    return texts;
  });

/** JSON, as text in a cell. */
export const structured = <S extends z.ZodType>(schema: S) =>
  field((value, refuse): z.output<S> => {
    let parsed: unknown;
    let json: string;
    try {
      parsed = typeof value === 'string' ? JSON.parse(value) : value;
      // Throws when nested too deep.
      json = JSON.stringify(parsed);
    } catch {
      return refuse('import.invalid', 'is no JSON, or is nested too deeply');
    }
    if (escapedControl.test(json)) return refuse('import.invalid', 'holds control characters');
    const result = schema.safeParse(parsed);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    return refuse('import.invalid', `${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is of another shape'}`.trim());
  });

/** As `JSON.stringify` writes unfit characters. */
const escapedControl = /\\u(?:00[01]|d[89a-f])/i;

const excerptOf = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
