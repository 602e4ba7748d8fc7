import type { Language } from '@talloor/rules/facts.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { gtinOf, withoutZeros } from '@talloor/rules/product/articleCode.ts';
import { writingsOfGtin } from '@talloor/rules/product/gtin.ts';
import {
  isOwnKind,
  isTradeWord,
  nearConcepts,
  plainConcept,
  wordsBeginning,
  type Concept,
} from '../words/tradeLexicon.ts';
import { closeness } from './closeness.ts';
import { completeWord } from './completeWord.ts';
import type { TextField } from './createTextIndex.ts';
import { wordOf } from './describeArticle.ts';
import { editDistance } from './editDistance.ts';
import { findConcept } from './findConcept.ts';
import {
  certainOf,
  emphasise,
  gather,
  headsOf,
  intersect,
  nothingFound,
  unite,
  type Gathering,
  type Posting,
} from './posting.ts';
import type { Word } from './readText.ts';
import { certainStemsOf, stemsOf } from './stemsOf.ts';

export type FoundWord = {
  readonly posting: Posting;
  readonly corrected: string | null;
};

/** Shorter prefixes match too much. */
const shortestBeginning = 3;
const shortestStem = 5;
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
  // An uncommon word that several articles have may only be a trade word.
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

/** Of a correction that is a rare misspelling itself. */
const usualSpellings = ({ vocabulary }: Assortment, plain: string, language: Language): readonly string[] =>
  plainConcept(plain, language) === null && vocabulary.frequency(plain, language) <= rareLimit
    ? vocabulary.corrections(plain, language, true).filter((usual) => plainConcept(usual, language) !== null)
    : [];

/** What a compound is a kind of: *zout* of *keukenzout*. */
export function findKind(
  assortment: Assortment,
  word: Word,
  language: Language,
): { readonly posting: Posting; readonly omitted: string } | null {
  if (isOwnKind(word.plain)) return null;
  const parts = assortment.vocabulary.split(word.plain) ?? (plainConcept(word.plain, 'nl') ? null : endOf(word.plain));
  const kindOf = (part: string | undefined) => plainConcept(part ?? '', 'nl')?.concept.kind;
  if (!parts) return null;
  const isOfCut = kindOf(parts.at(-1)) === 'cut' || parts.at(-1) === meat;
  const whole = parts.slice(0, -1).join('');
  const head = isOfCut ? (kindOf(whole) === undefined ? parts.at(-2) : whole) : parts.at(-1);
  const isWord = (part: string) => part.length > shortestStem && assortment.vocabulary.frequency(part, language) > 0;
  if (head === undefined || (kindOf(head) === undefined && !isWord(head))) return null;
  const posting = certainOf(findMeaning(assortment, wordOf(head), 'nl', false));
  return { posting, omitted: isOfCut ? word.plain.slice(head.length) : word.plain.slice(0, -head.length) };
}

/** What goods of the trade are a kind of: *wijn* of *prosecco*. */
export function findWider(
  assortment: Assortment,
  words: readonly Word[],
  concept: Concept,
): { readonly posting: Posting; readonly omitted: string } | null {
  const wider = nearConcepts(words, concept);
  if (wider.length === 0) return null;
  const postings = wider.map((each, index) => ({
    posting: headsOf(findConcept(assortment, each)),
    further: index * closeness.kindOfKind,
  }));
  return { posting: unite(assortment.size, postings), omitted: words.map(({ written }) => written).join(' ') };
}

/** *Mosselvlees* is mussels. */
const meat = 'vlees';

/** *Sap* of *multivitaminesap*. */
function endOf(plain: string): readonly [string, string] | null {
  for (let start = shortestWithin; start <= plain.length - shortestBeginning; start += 1)
    if (isTradeWord(plain.slice(start))) return [plain.slice(0, start), plain.slice(start)];
  return null;
}

export const findJoined = (assortment: Assortment, first: Word, second: Word, language: Language): Posting =>
  lookUp(assortment, wordOf(`${first.plain}${second.plain}`), language);

function findMeaning(assortment: Assortment, word: Word, language: Language, typing: boolean): Posting {
  const meant = plainConcept(word.written, language);
  const own = typing ? lookUpBeginning(assortment, word, language) : lookUp(assortment, word, language);
  if (!meant || (typing && !meant.isExact)) return own;
  // *Rosé* is not *rose*.
  const isTold = word.written !== word.plain && plainConcept(word.plain, language)?.concept.id !== meant.concept.id;
  return unite(assortment.size, [
    { posting: own, further: isTold ? closeness.side : 0 },
    { posting: findConcept(assortment, meant.concept), further: 0 },
  ]);
}

function lookUpBeginning(assortment: Assortment, { plain }: Word, language: Language): Posting {
  const { text, size } = assortment;
  const gathering = gather(size);
  const other = language === 'nl' ? 'fr' : 'nl';
  const dutchParts: readonly TextField[] = language === 'nl' ? ['head_nl', 'part_nl'] : [];
  const visits: readonly (readonly [readonly TextField[], number])[] = [
    [[`name_${language}`], 0],
    [[`side_${language}`, `detail_${language}`, 'brand', ...dutchParts], closeness.side],
    [[`name_${other}`, `side_${other}`, `detail_${other}`], closeness.detail + closeness.otherLanguage],
  ];
  for (const [fields, further] of visits) {
    const hits: { readonly ordinal: number; readonly term: string }[] = [];
    const counts = new Map<string, number>();
    text.visit(plain, fields, true, (ordinal, term) => {
      hits.push({ ordinal, term });
      counts.set(term, (counts.get(term) ?? 0) + 1);
    });
    for (const { ordinal, term } of hits)
      gathering.meet(ordinal, closeness.beginning + further + rarity(counts.get(term) ?? 1));
  }
  if (isNumber(plain)) findNumber(assortment, plain, gathering);
  return gathering.take();
}

const isNumber = (plain: string): boolean => /^\d{3,}$/.test(plain);

const rarity = (articles: number): number => 4 * Math.max(0, mostSteps - Math.floor(Math.log2(articles)));
const mostSteps = 12;

function lookUp(assortment: Assortment, word: Word, language: Language): Posting {
  const { text, size } = assortment;
  const other = language === 'nl' ? 'fr' : 'nl';
  const gathering = gather(size);
  // The French stem of *sausisse* is *saus*.
  const isTelling = (term: string) => term === word.plain || term.length * 2 > word.plain.length;
  const terms = certainStemsOf(word, language).filter(isTelling);
  // Its other forms are known by their meaning.
  const isOfTrade = plainConcept(word.written, language) !== null;
  const otherTerms = meansAnother(word, language) ? [] : certainStemsOf(word, other).filter(isTelling);
  const visit = (fields: readonly TextField[], level: number, of = terms) => {
    for (const term of of)
      if (!isOfTrade || term === word.plain)
        text.visit(term, fields, false, (ordinal) => gathering.meet(ordinal, level));
  };
  visit([`name_${language}`], closeness.head);
  visit([`side_${language}`], closeness.side);
  visit([`detail_${language}`], closeness.detail);
  visit(['brand'], closeness.brand);
  visit([`name_${other}`], closeness.otherLanguage, otherTerms);
  visit([`side_${other}`, `detail_${other}`], closeness.detail + closeness.otherLanguage, otherTerms);
  visit(['head_nl'], closeness.compoundHead, language === 'nl' ? terms : otherTerms);
  visit(['part_nl'], closeness.part, language === 'nl' ? terms : otherTerms);
  const inCategory = (ordinal: number) => gathering.meet(ordinal, closeness.category);
  findNamed(assortment, language, terms, inCategory);
  findNamed(assortment, other, otherTerms, inCategory);
  const begins = (term: string, fields: readonly TextField[], level: number) =>
    text.visit(term, fields, true, (ordinal) => gathering.meet(ordinal, level));
  for (const term of terms) {
    const shortest = term === word.plain ? shortestBeginning : shortestStem;
    if (term.length < shortest) continue;
    begins(term, [`name_${language}`], closeness.beginning);
    begins(term, [`side_${language}`, `detail_${language}`, 'brand'], closeness.beginning + closeness.side);
    if (language === 'nl') begins(term, ['head_nl', 'part_nl'], closeness.beginning + closeness.side);
    if (term.length >= shortestBeginning)
      begins(term, [`name_${other}`, `side_${other}`, `detail_${other}`], closeness.otherBeginning);
  }
  if (isNumber(word.plain)) findNumber(assortment, word.plain, gathering);
  return gathering.take();
}

/** *Paté* is no *pâte*. */
const meansAnother = ({ written }: Word, language: Language): boolean => {
  const [own, other] = [plainConcept(written, language), plainConcept(written, language === 'nl' ? 'fr' : 'nl')];
  return own !== null && other !== null && own.concept.id !== other.concept.id;
};

function findNamed(
  { content, codes, columns, size }: Assortment,
  language: Language,
  terms: readonly string[],
  meet: (ordinal: number) => void,
): void {
  for (const { level, code, forms } of content.namedNodes[language]) {
    if (!terms.some((term) => forms.has(term))) continue;
    const nodeCode = codes[level].find(code);
    if (nodeCode < 0) continue;
    if (level === 'label') {
      for (let ordinal = 0; ordinal < size; ordinal += 1)
        if (columns.labels[ordinal]?.includes(nodeCode)) meet(ordinal);
    } else {
      const column = columns[level];
      for (let ordinal = 0; ordinal < size; ordinal += 1) if (column[ordinal] === nodeCode) meet(ordinal);
    }
  }
}

function findNumber({ records, size }: Assortment, digits: string, gathering: Gathering): void {
  const [bareDigits, gtin] = [withoutZeros(digits), gtinOf(digits)];
  /** Zeros before a few digits begin no barcode. */
  const isBeginning = bareDigits === digits || bareDigits.length > 6;
  const barcodes = new Set(gtin === null ? [] : writingsOfGtin(gtin));
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const record = records[ordinal];
    if (!record) continue;
    const ean = withoutZeros(record.ean ?? '');
    const isNumber = withoutZeros(record.articleNumber) === bareDigits;
    if (isNumber || ean === bareDigits || barcodes.has(record.ean ?? '')) gathering.meet(ordinal, closeness.number);
    else if (record.articleNumber.startsWith(digits) || (isBeginning && ean.startsWith(bareDigits)))
      gathering.meet(ordinal, closeness.beginning);
  }
}

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
