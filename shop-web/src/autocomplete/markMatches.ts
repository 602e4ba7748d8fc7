export type Piece = { readonly at: number; readonly text: string; readonly isMatch: boolean };

const letters = (text: string): string[] => Array.from(text.normalize('NFC'));
/** One letter stays one, so indexes agree. */
const folded = (letter: string): string => (Array.from(letter.normalize('NFD'))[0] ?? '').toLowerCase();

/** Ignores accents and case. */
export function markMatches(name: string, query: string): readonly Piece[] {
  const nameLetters = letters(name);
  const foldedLetters = nameLetters.map(folded);
  const isMatch = nameLetters.map(() => false);
  for (const word of query.split(/\s+/).filter((part) => part !== '')) {
    const wordLetters = letters(word).map(folded);
    for (let at = 0; at + wordLetters.length <= foldedLetters.length; at += 1)
      if (wordLetters.every((letter, index) => foldedLetters[at + index] === letter))
        isMatch.fill(true, at, at + wordLetters.length);
  }
  const pieces: { at: number; text: string; isMatch: boolean }[] = [];
  for (const [index, letter] of nameLetters.entries()) {
    const last = pieces.at(-1);
    if (last !== undefined && last.isMatch === isMatch[index]) last.text += letter;
    else pieces.push({ at: index, text: letter, isMatch: isMatch[index] ?? false });
  }
  return pieces;
}
