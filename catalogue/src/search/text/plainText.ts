/** Fast path for ASCII. */
const isSimple = (text: string): boolean => !/[^\u0020-\u007e]/.test(text);

/** Lower case with expanded ligatures; keeps accents. */
export function lowerText(text: string): string {
  const lower = text.toLowerCase();
  if (isSimple(lower)) return lower;
  return lower.normalize('NFC').replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('ß', 'ss');
}

/** Lower case without accents. */
export function plainText(text: string): string {
  const lower = lowerText(text);
  return isSimple(lower) ? lower : lower.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Words separated by single spaces, for redirects. */
export const plainWords = (text: string): string =>
  plainText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
