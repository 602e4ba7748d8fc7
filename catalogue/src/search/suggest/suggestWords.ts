import type { Language } from '@talloor/rules/facts.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { leadsToDetail } from '../text/functionWords.ts';
import { plainText } from '../text/plainText.ts';
import { readText } from '../text/readText.ts';

const mostWords = 4;
const mostKeywords = 6;
const shortestPrefix = 2;

/**
 * @param names of the first hits
 * @param findsAny for visible articles
 */
export function suggestWords(
  { vocabulary }: Pick<Assortment, 'vocabulary'>,
  text: string,
  language: Language,
  names: readonly string[],
  findsAny: (words: string) => boolean,
): readonly string[] {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{N}]*)$/u.exec(text.toLowerCase()) ?? [];
  const start = before.replaceAll(/\s+/g, ' ').trimStart();
  const prefix = plainText(last);
  const candidates = prefix.length < shortestPrefix || /\d/.test(prefix) ? [] : vocabulary.beginning(prefix, language);
  const words: string[] = [];
  for (const word of candidates) {
    if (words.length === mostWords) break;
    const candidate = `${start}${vocabulary.written(word)}`;
    if (findsAny(candidate)) words.push(candidate);
  }
  const phrases = names.map((name) => beginningOf(name, language)).filter((phrase) => holds(phrase, text));
  return [...new Set([...words, ...phrases])]
    .filter((each) => each !== text.trim().toLowerCase())
    .slice(0, mostKeywords);
}

function beginningOf(name: string, language: Language): string {
  const words: string[] = [];
  for (const token of readText(name)) {
    if (token.kind === 'size' || /\d/.test(token.plain) || words.length === 3) break;
    if (words.length > 0 && leadsToDetail(token.plain, language)) break;
    words.push(token.written);
  }
  return words.join(' ');
}

function holds(phrase: string, text: string): boolean {
  const words = plainText(phrase).split(' ');
  return (
    words.length > 1 &&
    readText(text).every((token) => token.kind === 'word' && words.some((word) => word.startsWith(token.plain)))
  );
}
