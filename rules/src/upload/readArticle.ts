import { cleanCode, codeDigits } from '../product/articleCode.ts';
import { codePrefix } from './codePrefix.ts';

/** `shortened`: a spreadsheet lost its last digits (5,40011E+12). */
export type ArticleRead =
  | { readonly kind: 'number'; readonly digits: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'shortened' }
  | { readonly kind: 'text' };

/** Prefixes of a number, or a spreadsheet's quote. */
const prefix = new RegExp(`^(?:'|${codePrefix}|#)+`, 'iu');
const mostDigits = 20;

/** Separators within digits are ignored (spec shopping §5, Upload). */
export function readArticle(cell: string): ArticleRead {
  const text = cleanCode(cleanCode(cell).replace(prefix, ''));
  if (text === '') return { kind: 'missing' };
  const shortened = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text);
  if (shortened) {
    const [, first = '', more = '', exponent = ''] = shortened;
    // Accepts an exponent only when no digits are lost.
    return more.length >= Number(exponent) && Number(exponent) > 0
      ? digitsOf(`${first}${more}`.slice(0, Number(exponent) + 1))
      : { kind: 'shortened' };
  }
  // A whole number that a spreadsheet wrote as a fraction.
  const whole = text.replace(/[.,]0+$/, '');
  if (/^\d+$/.test(whole)) return digitsOf(whole);
  if (/^\d{1,3}([.,]\d{3})+$/.test(whole)) return digitsOf(whole.replaceAll(/[.,]/g, ''));
  const digits = codeDigits(whole);
  return digits === null ? { kind: 'text' } : digitsOf(digits);
}

const digitsOf = (digits: string): ArticleRead =>
  digits.length <= mostDigits ? { kind: 'number', digits } : { kind: 'text' };
