/** Lower case, ligatures written out, apostrophes as one; accents stay. */
export const lowerText = (text: string): string =>
  text.toLowerCase().normalize('NFC').replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('ß', 'ss');

/** Lower case without accents. */
export const plainText = (text: string): string => lowerText(text).normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Words alone, with one space between: what redirects are compared by. */
export const plainWords = (text: string): string =>
  plainText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
