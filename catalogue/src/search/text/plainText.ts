import deburr from 'lodash/deburr.js';

const isSimple = (text: string): boolean => !/[^\u0020-\u007e]/.test(text);

/** One form (NFKC), fractions as decimals; keeps accents. */
export function lowerText(text: string): string {
  const lower = text.toLowerCase();
  if (isSimple(lower)) return lower;
  return lower
    .replaceAll(/[™®©]/g, ' ')
    .replaceAll(/(\d*)([¼-¾⅐-⅞])/g, (_, whole: string, fraction: string) => decimalOf(whole, fraction))
    .normalize('NFKC')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
}

export function plainText(text: string): string {
  const lower = lowerText(text);
  return isSimple(lower) ? lower : deburr(lower).normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Single spaces, for redirects. */
export const plainWords = (text: string): string =>
  plainText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** `1½` is 1.5. */
function decimalOf(whole: string, fraction: string): string {
  const [over = 0, under = 1] = fraction.normalize('NFKC').split('⁄').map(Number);
  return String(Math.round((Number(whole) + over / under) * 1000) / 1000);
}
