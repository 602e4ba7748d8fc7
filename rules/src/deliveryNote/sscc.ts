import { checkDigitOf } from '../product/gtin.ts';

/** 18 digits with check digit (standards.md). */
export const isSscc = (text: string): boolean =>
  /^\d{18}$/.test(text) && checkDigitOf(text.slice(0, 17)) === text.at(-1);
