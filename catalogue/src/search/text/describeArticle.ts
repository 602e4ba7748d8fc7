import type { Language } from '@talloor/rules/facts.ts';
import { withoutZeros } from '@talloor/rules/product/articleCode.ts';
import type { TextDocument } from './createTextIndex.ts';
import type { Vocabulary, WordSource } from './createVocabulary.ts';
import { readName, termsOfConcept, type NamePart, type ReadName, type Role } from './readName.ts';
import { readText, type Word } from './readText.ts';
import { certainStemsOf } from './stemsOf.ts';
import { conceptTerm, findConcepts, isOwnKind, isQuality, plainConcept } from '../words/tradeLexicon.ts';

export type ArticleText = {
  readonly nl: string;
  readonly fr: string;
  readonly brand: string;
  readonly packs: Readonly<Record<Language, string>>;
  readonly articleNumber: string;
  readonly ean: string | null;
};

export type DescribedArticle = {
  readonly document: TextDocument;
  readonly extras: Readonly<Record<Language, number>>;
};

export function wordsOf(article: Pick<ArticleText, Language | 'brand'>): readonly (readonly [Word, WordSource])[] {
  const of = (text: string, source: WordSource) =>
    readText(text).flatMap((token) => (token.kind === 'word' ? [[token, source] as const] : []));
  return [...of(article.nl, 'nl'), ...of(article.fr, 'fr'), ...of(article.brand, 'brand')];
}

export function describeArticle(article: ArticleText, vocabulary: Pick<Vocabulary, 'split'>): DescribedArticle {
  const isShared = article.nl === article.fr;
  const dutch = readName(article.nl, 'nl', isShared, vocabulary.split);
  const french = isShared ? dutch : readName(article.fr, 'fr', isShared, vocabulary.split);
  const [heads, parts] = [new Set<string>(), new Set<string>()];
  for (const { role, words, compound } of dutch.parts) {
    const [word] = words;
    if (!word || words.length > 1) continue;
    const head = compound.length > 0 ? vocabulary.split(word.plain)?.at(-1) : undefined;
    if (head !== undefined) addStems(role === 'head' ? heads : parts, head);
    for (const part of withinOf(words, compound, vocabulary)) addStems(parts, part);
  }
  const sizes = [article.nl, article.fr, article.packs.nl, article.packs.fr].flatMap((text) =>
    readText(text).flatMap((token) => (token.kind === 'size' ? [token.key] : [])),
  );
  const concepts = conceptsOf(isShared ? [dutch] : [dutch, french], vocabulary);
  const document: TextDocument = {
    ...fieldsOf(dutch, 'nl'),
    ...fieldsOf(french, 'fr'),
    head_nl: [...heads].join(' '),
    part_nl: [...parts].join(' '),
    kind: concepts('head'),
    kind_side: concepts('side'),
    kind_detail: concepts('detail'),
    brand: readText(article.brand)
      .map((token) => (token.kind === 'word' ? token.plain : token.key))
      .join(' '),
    size: [...new Set(sizes)].join(' '),
    number: [...new Set([article.articleNumber, withoutZeros(article.articleNumber)])].join(' '),
    ean: withoutZeros(article.ean ?? ''),
  } as TextDocument;
  const foreign = (language: Language) => (isShared && isForeign(dutch, language) ? foreignExtras : 0);
  return { document, extras: { nl: dutch.extras + foreign('nl'), fr: french.extras + foreign('fr') } };
}

/** Its head means another thing in this language: *paprika* is a spice in French. */
const isForeign = ({ parts }: ReadName, language: Language): boolean =>
  parts.some(({ role, words: [word, ...others], concept }) => {
    if (role !== 'head' || !word || others.length > 0 || concept === null) return false;
    return (plainConcept(word.written, language)?.concept.id ?? concept.id) !== concept.id;
  });
const foreignExtras = 4;

export const wordOf = (plain: string): Word => ({ kind: 'word', written: plain, plain });

function addStems(stems: Set<string>, plain: string): void {
  for (const stem of certainStemsOf(wordOf(plain), 'nl')) stems.add(stem);
}

const fieldsOf = ({ parts }: ReadName, language: Language) => ({
  [`name_${language}`]: termsOf(parts, language, 'head'),
  [`side_${language}`]: termsOf(parts, language, 'side'),
  [`detail_${language}`]: termsOf(parts, language, 'detail'),
});

const termsOf = (parts: readonly NamePart[], language: Language, role: Role): string =>
  [
    ...new Set(
      parts.flatMap((part) =>
        roleOfWords(part) === role ? part.words.flatMap((word) => ownStemsOf(word, language)) : [],
      ),
    ),
  ].join(' ');

/** *Fondant* has the stem of *fond*, but is another thing. */
function ownStemsOf(word: Word, language: Language): readonly string[] {
  const stems = certainStemsOf(word, language);
  if (stems.length === 1) return stems;
  const own = plainConcept(word.written, language)?.concept.id;
  return stems.filter((stem) => {
    const other = stem === word.plain ? null : plainConcept(stem, language);
    return !other?.isExact || other.concept.id === own;
  });
}

/** A word of a phrase does not name the article: apples are no *pommes de terre*. */
const roleOfWords = ({ role, words, concept }: NamePart): Role => {
  if (words.length === 1) return role;
  if (isQuality(concept?.kind ?? null)) return 'detail';
  return role === 'head' ? 'side' : role;
};

/** Words of a phrase, and beginnings of a compound: *toast* of *toastbrood*. */
function withinOf(
  words: readonly Word[],
  compound: readonly string[],
  { split }: Pick<Vocabulary, 'split'>,
): readonly string[] {
  if (words.length > 1) return words.map(({ plain }) => plain);
  const [word] = words;
  if (compound.length > 0 || !word || isOwnKind(word.plain)) return compound;
  return split(word.plain)?.slice(0, -1) ?? [];
}

/** Terms of concepts by role, of both names; parts of compounds stand beside. */
function conceptsOf(names: readonly ReadName[], vocabulary: Pick<Vocabulary, 'split'>): (role: Role) => string {
  const terms: Readonly<Record<Role, Set<string>>> = { head: new Set(), side: new Set(), detail: new Set() };
  for (const { parts } of names)
    for (const part of parts) {
      for (const term of termsOfConcept(part)) terms[part.role].add(term);
      const role = roleOfWords(part) === 'detail' ? 'detail' : 'side';
      for (const plain of withinOf(part.words, part.compound, vocabulary)) {
        const concept = plainConcept(plain, 'nl')?.concept;
        if (concept) terms[role].add(conceptTerm(concept));
      }
      // *Pommes de terre* of *croquettes de pommes de terre*.
      if (part.words.length > 2)
        for (const { concept } of findConcepts(part.words.slice(1), null)) terms[role].add(conceptTerm(concept));
    }
  return (role) => [...terms[role]].join(' ');
}
