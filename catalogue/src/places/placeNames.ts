/**
 * Registers write names bilingually (`Bever/Biévène`), with suffixes (`Kapellen (Antw.)`), accents, capitals.
 */

/** One name per language, without brackets. */
export const namesIn = (text: string): readonly string[] =>
  text
    .replaceAll(/\([^()]*\)/g, ' ')
    .split('/')
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .filter((name) => name !== '');

/** Without accents, capitals, spaces, hyphens and apostrophes. */
export const foldPlace = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Without the town in brackets and S/N. */
export const streetOf = (text: string): string => {
  const street = text
    .replaceAll(/\(+[^()]*\)+/g, ' ')
    .replace(/\s+S\/N\s*$/i, '')
    .replaceAll(/\s*,\s*/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return street === '' ? text.trim() : street;
};
