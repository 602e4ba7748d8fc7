export type Piece = { readonly at: number; readonly text: string; readonly isMatch: boolean };

const letters = (text: string): string[] => Array.from(text.normalize('NFC'));
/** Without accent, lower case; one letter stays one, so indexes agree. */
const folded = (letter: string): string => (Array.from(letter.normalize('NFD'))[0] ?? '').toLowerCase();

/** Ignores accents and case: `Gar|naalkroketten`. */
export function markMatches(name: string, typed: string): readonly Piece[] {
  const shown = letters(name);
  const sought = shown.map(folded);
  const isMatch = shown.map(() => false);
  for (const word of typed.split(/\s+/).filter((one) => one !== '')) {
    const wanted = letters(word).map(folded);
    for (let at = 0; at + wanted.length <= sought.length; at += 1)
      if (wanted.every((letter, index) => sought[at + index] === letter)) isMatch.fill(true, at, at + wanted.length);
  }
  const pieces: { at: number; text: string; isMatch: boolean }[] = [];
  for (const [index, letter] of shown.entries()) {
    const last = pieces.at(-1);
    if (last !== undefined && last.isMatch === isMatch[index]) last.text += letter;
    else pieces.push({ at: index, text: letter, isMatch: isMatch[index] ?? false });
  }
  return pieces;
}
