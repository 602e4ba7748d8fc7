import { z } from 'zod';
import type { LineErrorCode } from './lineError.ts';

/** Fields of a record in JSON or CSV. Absent keeps the value; null (an empty cell) means none or the default. */
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
    const found = textOf(value, refuse);
    if (found === '') return refuse('import.required', 'is missing');
    return found.length > max ? refuse('import.invalid', `is longer than ${max} characters`) : found;
  });

/** 1 to 20 digits. */
export const digits = () => matching(/^\d{1,20}$/, 'is no number of 1 to 20 digits');

export const matching = (pattern: RegExp, message: string) =>
  field((value, refuse) => {
    const found = textOf(value, refuse);
    return pattern.test(found) ? found : refuse('import.invalid', `${shown(found)} ${message}`);
  });

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  field((value, refuse): Values[number] => {
    const found = textOf(value, refuse);
    return (
      values.find((one) => one === found) ?? refuse('import.invalid', `${shown(found)} is none of ${values.join(', ')}`)
    );
  });

type Range = { readonly min: number; readonly max: number; readonly decimals: number; readonly above?: boolean };

/** Decimal point only; a comma is ambiguous and rejected. */
export const decimal = ({ min, max, decimals, above = false }: Range) =>
  field((value, refuse) => {
    const found = typeof value === 'number' ? String(value) : textOf(value, refuse);
    if (/^-?\d+,\d+$/.test(found))
      return refuse('import.decimal_comma', `${shown(found)} has a decimal comma: write a point`);
    if (!/^-?\d+(\.\d+)?$/.test(found)) return refuse('import.invalid', `${shown(found)} is no number`);
    const number = Number(found);
    if (number < 0 && min >= 0) return refuse('import.negative', `${found} is negative`);
    if (number < min || (above && number === min) || number > max)
      return refuse('import.invalid', `${shown(found)} is not ${above ? 'above' : 'from'} ${min} up to ${max}`);
    if ((found.split('.')[1] ?? '').replace(/0+$/, '').length > decimals)
      return refuse('import.invalid', `${shown(found)} has more than ${decimals} decimals`);
    return number;
  });

export const whole = (min: number, max: number) => decimal({ min, max, decimals: 0 });

/** Euros with at most 3 decimals, in mills. */
export const mills = (max = 1_000_000) =>
  decimal({ min: 0, max, decimals: 3 }).transform((euros) => Math.round(euros * 1000));
/** Euros with at most 2 decimals, in cents. */
export const cents = () =>
  decimal({ min: 0, max: 1_000_000, decimals: 2 }).transform((euros) => Math.round(euros * 100));

export const flag = () =>
  field((value, refuse) => {
    if (typeof value === 'boolean') return value;
    const found = textOf(value, refuse).toLowerCase();
    if (found === 'true' || found === '1') return true;
    return found === 'false' || found === '0' ? false : refuse('import.invalid', `${shown(found)} is neither 1 nor 0`);
  });

export const day = () =>
  field((value, refuse) => {
    const found = textOf(value, refuse);
    return z.iso.date().safeParse(found).success
      ? found
      : refuse('import.invalid', `${shown(found)} is no day such as 2026-03-11`);
  });

/** ISO 8601 in UTC. */
export const instant = () =>
  field((value, refuse) => {
    const found = textOf(value, refuse);
    return z.iso.datetime({ offset: true }).safeParse(found).success
      ? new Date(found).toISOString()
      : refuse('import.invalid', `${shown(found)} is no moment such as 2026-03-11T14:12:00+01:00`);
  });

/** JSON list, or a cell separated by `|`. */
export const list = (pattern: RegExp, most: number) =>
  field((value, refuse): string[] => {
    const items = Array.isArray(value) ? (value as unknown[]) : textOf(value, refuse).split('|');
    if (items.length > most) return refuse('import.invalid', `has more than ${most} items`);
    const found: string[] = [];
    for (const item of items) {
      const one = textOf(item, refuse);
      if (!pattern.test(one)) return refuse('import.invalid', `${shown(one)} does not belong in this list`);
      found.push(one);
    }
    return found;
  });

/** JSON, as text in a cell. */
export const structured = <S extends z.ZodType>(schema: S) =>
  field((value, refuse): z.output<S> => {
    let given: unknown;
    let written: string;
    try {
      given = typeof value === 'string' ? JSON.parse(value) : value;
      // Throws when nested too deep.
      written = JSON.stringify(given);
    } catch {
      return refuse('import.invalid', 'is no JSON, or is nested too deeply');
    }
    if (escapedControl.test(written)) return refuse('import.invalid', 'holds control characters');
    const result = schema.safeParse(given);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    return refuse('import.invalid', `${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is of another shape'}`.trim());
  });

/** Escapes that `JSON.stringify` writes for unfit characters. */
const escapedControl = /\\u(?:00[01]|d[89a-f])/i;

const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
