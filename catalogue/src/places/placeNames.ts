/**
 * Names of places and streets as registers write them: with both languages (`Bever/Biévène`), with what tells it from its
 * namesakes (`Kapellen (Antw.)`), with and without accents, in capitals. Postal codes' cities and streets come from
 * different hands, so they are compared by what is left of all that.
 */

/** The names in a written form, one or one per language, without what stands between brackets. */
export const namesIn = (written: string): readonly string[] =>
  written
    .replaceAll(/\([^()]*\)/g, ' ')
    .split('/')
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .filter((name) => name !== '');

/** A name without accents, capitals, spaces, hyphens and apostrophes, to be compared. */
export const foldPlace = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A street without the marks of clerks: of its part of the town between brackets, or that it has no numbers (S/N). */
export const streetOf = (written: string): string => {
  const street = written
    .replaceAll(/\(+[^()]*\)+/g, ' ')
    .replace(/\s+S\/N\s*$/i, '')
    .replaceAll(/\s*,\s*/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return street === '' ? written.trim() : street;
};
