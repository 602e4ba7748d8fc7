/** Texts have no outer white space. */

const digitsOf = (text: string): readonly number[] => Array.from(text, Number);

const weighted = (digits: readonly number[], weightOf: (index: number) => number): number =>
  digits.reduce((total, digit, index) => total + digit * weightOf(index), 0);

/** A whole number of XML Schema. */
const isInteger = (text: string): boolean => /^[ \t\r\n]*[+-]?\d+[ \t\r\n]*$/u.test(text);

/** A number as XPath reads one. */
export const isNumber = (text: string): boolean =>
  /^[ \t\r\n]*(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|-?INF)[ \t\r\n]*$/u.test(text);

/** GLN of GS1: weights 3 and 1 in turn from the right. */
export function isGln(text: string): boolean {
  if (!/^\d+$/u.test(text)) return false;
  const [check = 0, ...digits] = digitsOf(text).toReversed();
  return (10 - (weighted(digits, (index) => (index % 2 === 0 ? 3 : 1)) % 10)) % 10 === check;
}

/** Weights 2 to 7 from the right, modulo 11. */
export function isNorwegianNumber(text: string): boolean {
  if (!/^\d{9}$/u.test(text) || Number(text) === 0) return false;
  const [check = 0, ...digits] = digitsOf(text).toReversed();
  return (11 - (weighted(digits, (index) => (index % 6) + 2) % 11)) % 11 === check;
}

/** Belgian enterprise number. Peppol accepts any first digit. */
export const isBelgianNumber = (text: string): boolean =>
  /^\d{10}$/u.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8));

export const isDanishNumber = (text: string): boolean => /^(?:DK)?\d{8}$/u.test(text);

export const isItalianOffice = (text: string): boolean => /^[A-Za-z0-9]{6}$/u.test(text);

/** Of a person or a company. */
export function isItalianTaxCode(text: string): boolean {
  if (text.length === 11) return isInteger(text);
  const person = /^[A-Za-z]{6}(..)[A-Za-z](..)...(.)[A-Za-z]$/su.exec(text);
  return person !== null && person.slice(1).every(isInteger);
}

/** May start with another country. */
export function isItalianVatNumber(text: string): boolean {
  if (!/^(?:IT|it)/u.test(text)) return true;
  const number = text.slice(2);
  if (!/^\d{11}$/u.test(number)) return false;
  const doubled = (digit: number): number => (digit > 4 ? 2 * digit - 9 : 2 * digit);
  return digitsOf(number).reduce((sum, digit, index) => sum + (index % 2 === 0 ? digit : doubled(digit)), 0) % 10 === 0;
}

/** Luhn over nine digits, then the check digit. */
export function hasSwedishCheckDigit(text: string): boolean {
  if (!/^\d{10,}$/u.test(text)) return false;
  const doubled = (digit: number): number => (digit > 4 ? 2 * digit - 9 : 2 * digit);
  const sum = digitsOf(text.slice(0, 9)).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? doubled(digit) : digit),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(text[9]);
}

/** The first digit minus one, weights 10, 1, 3 … 19, modulo 89. */
export function isAustralianNumber(text: string): boolean {
  if (!/^\d{11}$/u.test(text)) return false;
  const [first = 0, ...rest] = digitsOf(text);
  return ((first - 1) * 10 + weighted(rest, (index) => 2 * index + 1)) % 89 === 0;
}

/** Powers of two, modulo 11. */
export function isGreekNumber(text: string): boolean {
  if (!/^\d{9}/u.test(text)) return false;
  const digits = digitsOf(text.slice(0, 8));
  return (weighted(digits, (index) => 2 ** (8 - index)) % 11) % 10 === Number(text[8]);
}

/** Country and check digits behind the rest, letters as numbers, modulo 97. */
export function isIban(text: string): boolean {
  const plain = text.replace(/\s/gu, '');
  if (!/^[A-Z]{2}\d{2}[a-zA-Z0-9]{0,30}$/u.test(plain)) return false;
  const moved = `${plain.slice(4)}${plain.slice(0, 4)}`;
  const digits = moved.replace(/[a-zA-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
