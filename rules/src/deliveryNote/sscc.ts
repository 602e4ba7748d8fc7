import { checkDigitOf } from '../product/gtin.ts';

/** Whether a text is a serial shipping container code: 18 digits, the last of which checks the others (standards.md). */
export const isSscc = (text: string): boolean =>
  /^\d{18}$/.test(text) && checkDigitOf(text.slice(0, 17)) === text.at(-1);
