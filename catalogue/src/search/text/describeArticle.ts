import type { Language } from '@talloor/rules/facts.ts';
import type { TextDocument } from './createTextIndex.ts';
import type { Vocabulary, WordSource } from './createVocabulary.ts';
import { leadsToDetail } from './functionWords.ts';
import { readText, type Word } from './readText.ts';
import { stemsOf } from './stemsOf.ts';

/** Texts of an article for search. */
export type ArticleText = {
  readonly nl: string;
  readonly fr: string;
  readonly brand: string;
  readonly packs: Readonly<Record<Language, string>>;
};

/** Words of name and brand with their origin. */
export function wordsOf(article: Pick<ArticleText, Language | 'brand'>): readonly (readonly [Word, WordSource])[] {
  const of = (text: string, source: WordSource) =>
    readText(text).flatMap((token) => (token.kind === 'word' ? [[token, source] as const] : []));
  return [...of(article.nl, 'nl'), ...of(article.fr, 'fr'), ...of(article.brand, 'brand')];
}

export function describeArticle(article: ArticleText, vocabulary: Pick<Vocabulary, 'split'>): TextDocument {
  const dutch = describeName(article.nl, 'nl');
  const french = describeName(article.fr, 'fr');
  const [heads, parts] = [new Set<string>(), new Set<string>()];
  for (const { plain } of [...dutch.name, ...dutch.detail]) {
    const compoundParts = vocabulary.split(plain);
    const head = compoundParts?.at(-1);
    if (!compoundParts || head === undefined) continue;
    for (const stem of stemsOf(wordOf(head), 'nl')) heads.add(stem);
    for (const part of compoundParts.slice(0, -1)) for (const stem of stemsOf(wordOf(part), 'nl')) parts.add(stem);
  }
  const sizes = [article.nl, article.fr, article.packs.nl, article.packs.fr].flatMap((text) =>
    readText(text).flatMap((token) => (token.kind === 'size' ? [token.key] : [])),
  );
  return {
    name_nl: termsOf(dutch.name, 'nl'),
    detail_nl: termsOf(dutch.detail, 'nl'),
    head_nl: [...heads].join(' '),
    part_nl: [...parts].join(' '),
    name_fr: termsOf(french.name, 'fr'),
    detail_fr: termsOf(french.detail, 'fr'),
    brand: readText(article.brand)
      .map((token) => (token.kind === 'word' ? token.plain : token.key))
      .join(' '),
    size: [...new Set(sizes)].join(' '),
  };
}

export const wordOf = (plain: string): Word => ({ kind: 'word', written: plain, plain });

function describeName(text: string, language: Language): { readonly name: Word[]; readonly detail: Word[] } {
  const described: { name: Word[]; detail: Word[] } = { name: [], detail: [] };
  let isDetail = false;
  for (const token of readText(text)) {
    if (token.kind === 'size') continue;
    if (described.name.length > 0 && leadsToDetail(token.plain, language)) isDetail = true;
    (isDetail ? described.detail : described.name).push(token);
  }
  return described;
}

const termsOf = (words: readonly Word[], language: Language): string =>
  [...new Set(words.flatMap((word) => stemsOf(word, language)))].join(' ');
