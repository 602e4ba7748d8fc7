import type { Language } from '@talloor/rules/facts.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { isOwnKind, isTradeWord, plainConcept, wordsBeginning } from '../words/tradeLexicon.ts';
import { closeness } from './closeness.ts';
import { completeWord } from './completeWord.ts';
import { wordOf } from './describeArticle.ts';
import { editDistance } from './editDistance.ts';
import { findConcept } from './findConcept.ts';
import { certainOf, emphasise, gather, intersect, nothingFound, unite, type Posting } from './posting.ts';
import { findMeaning, shortestBeginning } from './lookUpWord.ts';
import type { Word } from './readText.ts';
import { stemsOf } from './stemsOf.ts';

export type FoundWord = {
  readonly posting: Posting;
  readonly corrected: string | null;
};

const shortestWithin = 4;
const few = 24;
/** With fewer, the word may be a typo. */
const rareLimit = 3;
/** A word this much rarer than a longer or similar one is taken for that. */
const muchMore = 10;
/** Shorter ends of a word may be no part of it: *botterham*. */
const certainHead = 4;

/**
 * Word, meaning, compound part, prefix, other language, infix; otherwise corrections.
 * @param typing the word may be unfinished
 */
export function findWord(assortment: Assortment, word: Word, language: Language, typing = false): FoundWord {
  // *Bonbons* has the letters of *bonen*, but is no Dutch compound.
  const isFrench = language === 'fr' && plainConcept(word.plain, 'fr') !== null;
  const whole = unite(assortment.size, [
    { posting: findMeaning(assortment, word, language, typing), further: 0 },
    { posting: isFrench || isOwnKind(word.plain) ? nothingFound : findParts(assortment, word, language), further: 1 },
  ]);
  const completion = completeWord(assortment, word, language);
  const known = assortment.vocabulary.frequency(word.plain, language);
  const isBeginning = completion.articles > known * muchMore;
  if (typing || isBeginning) {
    const further = isBeginning ? closeness.beginning + closeness.side : 0;
    const posting = unite(assortment.size, [
      { posting: whole, further },
      { posting: completion.posting, further: 0 },
    ]);
    if (isBeginning || posting.ordinals.length > few) return { posting, corrected: null };
  }
  const meant = plainConcept(word.plain, language);
  // *Cava* is no *cavatappi*, and *tong* no *Tongerlo*.
  if (meant !== null && !typing) return { posting: certainOf(whole), corrected: null };
  if (whole.ordinals.length > few) {
    const certain = word.plain.length < certainHead ? certainOf(whole) : whole;
    return { posting: certain.ordinals.length > few ? certain : whole, corrected: null };
  }
  const wider = unite(assortment.size, [
    { posting: whole, further: 0 },
    { posting: completion.posting, further: 0 },
    { posting: meant === null ? findWithin(assortment, word, language) : nothingFound, further: 0 },
  ]);
  const certainHits = whole.levels.reduce((sum, level) => sum + (level < closeness.beginning ? 1 : 0), 0);
  const isFound = certainHits > 0;
  const misspelt = meant === null && known === 0 ? misspeltCompound(assortment, word, language) : null;
  if (misspelt !== null)
    return {
      posting: unite(assortment.size, [
        { posting: findMeaning(assortment, wordOf(misspelt), language, false), further: 0 },
        { posting: findParts(assortment, wordOf(misspelt), language), further: 1 },
        { posting: wider, further: closeness.mistyped },
      ]),
      corrected: assortment.vocabulary.written(misspelt),
    };
  const isCompound = isTradeCompound(assortment, word, language);
  const isOfTrade = meant !== null || (isFound && isCompound);
  const isCommon = isFound
    ? wider.ordinals.length > few
    : completion.posting.ordinals.length > rareLimit || whole.ordinals.length > rareLimit;
  if (isOfTrade || isCommon) return { posting: wider, corrected: null };
  // An uncommon word of several articles may only be a trade word.
  const spellings = assortment.vocabulary
    .corrections(word.plain, language, isFound)
    .flatMap((plainWord) => [plainWord, ...usualSpellings(assortment, plainWord, language)])
    .filter((plainWord) => certainHits <= rareLimit || plainConcept(plainWord, language) !== null)
    // *Geitenyoghurt* is no *verwenyoghurt*.
    .filter((plainWord) => !isCompound || editDistance(word.plain, plainWord) === 1);
  const isOfTradeWord = spellings.some((plainWord) => plainConcept(plainWord, language) !== null);
  const begun = isFound || isOfTradeWord ? [] : misspeltBeginnings(assortment, word, language);
  const corrections = begun.length > 0 ? begun : spellings;
  if (corrections.length === 0) return { posting: wider, corrected: null };
  const [right] = corrections;
  const isMistyped =
    isFound &&
    right !== undefined &&
    plainConcept(right, language) !== null &&
    assortment.vocabulary.frequency(right, language) > known * muchMore;
  const postings = corrections.map((plainWord, index) => ({
    posting: findMeaning(assortment, wordOf(plainWord), language, false),
    further:
      (isFound && plainConcept(plainWord, language) ? (isMistyped ? 0 : closeness.side) : closeness.mistyped) + index,
  }));
  return {
    posting: unite(assortment.size, [{ posting: wider, further: isMistyped ? closeness.side : 0 }, ...postings]),
    corrected: assortment.vocabulary.written(corrections[0] ?? ''),
  };
}

const isTradeCompound = (
  { vocabulary }: Pick<Assortment, 'vocabulary'>,
  { plain }: Word,
  language: Language,
): boolean => {
  const parts = language === 'nl' ? (vocabulary.split(plain) ?? []) : [];
  const head = parts.at(-1) ?? '';
  return isTradeWord(head) && (head.length >= certainHead || parts.every(isTradeWord));
};

/** *Sinasappelsap* is no *appelsap* of *sinas*. */
const misspeltCompound = (
  { vocabulary }: Pick<Assortment, 'vocabulary'>,
  { plain }: Word,
  language: Language,
): string | null =>
  (isTradeCompound({ vocabulary }, wordOf(plain), language) &&
    !vocabulary.split(plain)?.every((part) => plainConcept(part, language)?.isExact) &&
    vocabulary
      .corrections(plain, language, true)
      .find((right) => editDistance(plain, right) === 1 && plainConcept(right, language)?.isExact)) ||
  null;

/** Of one letter: *bechar* of *béchamel*. Words in most names first. */
function misspeltBeginnings({ vocabulary }: Assortment, { plain }: Word, language: Language): readonly string[] {
  if (plain.length < shortestMisspelt) return [];
  const often = (word: string) => vocabulary.frequency(word, language);
  return wordsBeginning(plain.slice(0, shortestBeginning), language)
    .map((begun) => begun.plain)
    .filter((word) => often(word) > rareLimit && editDistance(word.slice(0, plain.length), plain) === 1)
    .toSorted((a, b) => often(b) - often(a))
    .slice(0, mostBegun);
}
const shortestMisspelt = 5;
const mostBegun = 2;

const usualSpellings = ({ vocabulary }: Assortment, plain: string, language: Language): readonly string[] =>
  plainConcept(plain, language) === null && vocabulary.frequency(plain, language) <= rareLimit
    ? vocabulary.corrections(plain, language, true).filter((usual) => plainConcept(usual, language) !== null)
    : [];

/** All parts must match: *garnaalkroket* finds *croquettes aux crevettes*. */
function findParts(assortment: Assortment, word: Word, language: Language): Posting {
  const parts = assortment.vocabulary.split(word.plain) ?? [];
  const isWord = (part: string) =>
    isTradeWord(part) ||
    (['nl', 'fr'] as const).some((each) => assortment.vocabulary.frequency(part, each) > rareLimit);
  // *Sausisse* is no Dutch sauce.
  if (language === 'fr' && !parts.every(isWord)) return nothingFound;
  const partPostings = parts.map((part) => {
    const gathering = gather(assortment.size);
    for (const term of stemsOf(wordOf(part), 'nl'))
      for (const [field, level] of partFields)
        assortment.text.visit(term, [field], false, (ordinal) => gathering.meet(ordinal, level));
    const concept = plainConcept(part, 'nl')?.concept;
    return unite(assortment.size, [
      { posting: gathering.take(), further: 0 },
      { posting: concept ? findConcept(assortment, concept) : nothingFound, further: 0 },
      { posting: findParts(assortment, wordOf(part), language), further: 0 },
    ]);
  });
  const head = partPostings.at(-1);
  return head ? intersect(assortment.size, [...partPostings.slice(0, -1), emphasise(head)]) : nothingFound;
}

const partFields = [
  ['name_nl', closeness.head],
  ['side_nl', closeness.side],
  ['detail_nl', closeness.detail],
  ['head_nl', closeness.compoundHead],
  ['part_nl', closeness.part],
] as const;

function findWithin(assortment: Assortment, word: Word, language: Language): Posting {
  const gathering = gather(assortment.size);
  const fields = [`name_${language}`, `side_${language}`, `detail_${language}`, 'brand'] as const;
  if (word.plain.length >= shortestWithin)
    for (const containing of assortment.vocabulary.containing(word.plain, language))
      assortment.text.visit(containing, fields, false, (ordinal) => gathering.meet(ordinal, closeness.within));
  return gathering.take();
}
