import type { Language } from '@talloor/rules/facts.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { begunPhrase, conceptAt, misspeltPhrase, plainConcept, type Concept } from '../words/tradeLexicon.ts';
import { wordOf } from './describeArticle.ts';
import { isEmptyWord } from './functionWords.ts';
import type { Token } from './readText.ts';

export type SpanToken = { readonly tokens: readonly Token[]; readonly concept: Concept | null };

/** Words that say something; all where none does and `keepsOne`. */
export function meaning(tokens: readonly Token[], language: Language, keepsOne = true): readonly Token[] {
  const telling = tokens.filter((token) => token.kind === 'size' || !isEmptyWord(token.plain, language));
  return telling.length > 0 || !keepsOne ? telling : tokens;
}

/** `5 121 51*` means 512151. */
export function joinDigits(tokens: readonly Token[]): readonly Token[] {
  const isNumber = tokens.length > 1 && tokens.every((token) => token.kind === 'word' && /^\d+$/.test(token.plain));
  return isNumber ? [wordOf(tokens.map(({ written }) => written).join(''))] : tokens;
}

export function misspeltIn({ vocabulary }: Assortment, tokens: readonly Token[], language: Language): string | null {
  const words = tokens.flatMap((token) => (token.kind === 'word' ? [token] : []));
  if (words.length < 2 || words.length < tokens.length) return null;
  const isUnknown = words.some(
    ({ plain }) =>
      plainConcept(plain, language) === null &&
      !isEmptyWord(plain, language) &&
      vocabulary.frequency(plain, language) <= rareWord,
  );
  if (!isUnknown) return null;
  for (const start of words.keys()) {
    const right = conceptAt(words, start, language)?.length === 1 ? misspeltPhrase(words, start, language) : null;
    if (right !== null) return right;
  }
  return null;
}
const rareWord = 3;

/** The question with its half-typed phrase complete, or null. */
export function begunIn({ vocabulary }: Assortment, tokens: readonly Token[], language: Language): string | null {
  const words = tokens.flatMap((token) => (token.kind === 'word' ? [token] : []));
  const last = words.at(-1);
  if (!last || words.length < tokens.length || /\d/.test(last.plain)) return null;
  const isWord = plainConcept(last.plain, language) !== null || vocabulary.frequency(last.plain, language) > rareWord;
  return isWord && last.plain.length > 2 ? null : begunPhrase(words, language);
}

export function spansOf(tokens: readonly Token[], language: Language): readonly SpanToken[] {
  const spans: SpanToken[] = [];
  let free: Token[] = [];
  const close = () => {
    if (free.length > 0) spans.push({ tokens: free, concept: null });
    free = [];
  };
  for (let at = 0; at < tokens.length;) {
    const sizeAt = tokens.slice(at).findIndex(({ kind }) => kind === 'size');
    const words = tokens.slice(at, sizeAt < 0 ? undefined : at + sizeAt).filter((token) => token.kind === 'word');
    const found = conceptAt(words, 0, language);
    if (found) {
      close();
      spans.push({ tokens: tokens.slice(at, at + found.length), concept: found.concept });
    } else free.push(...tokens.slice(at, at + 1));
    at += found?.length ?? 1;
  }
  close();
  const telling = spans.flatMap((span) => {
    const kept = span.concept ? span.tokens : meaning(span.tokens, language, false);
    return kept.length > 0 ? [{ ...span, tokens: kept }] : [];
  });
  return telling.length > 0 ? telling : spans;
}
