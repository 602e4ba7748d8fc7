import { plainWords } from '../search/text/plainText.ts';

const longest = 80;
/** Phones and accounts in groups of digits. */
const groupedNumber = /\d(?:[\s./()-]*\d){6,}/g;
const isNumber = (word: string): boolean => /\d{4,}/.test(word);

/** Without what may name a person; empty for nothing to keep. */
export const missedWords = (typed: string): string =>
  plainWords(
    typed
      .replaceAll(groupedNumber, ' ')
      .split(/\s+/)
      .filter((word) => !word.includes('@') && !isNumber(word.replaceAll(/\D/g, '')))
      .join(' '),
  )
    .slice(0, longest)
    .trim();
