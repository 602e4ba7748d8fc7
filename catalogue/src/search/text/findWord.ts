import type { Language } from '@talloor/rules/facts.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import type { TextField } from './createTextIndex.ts';
import { gtinOf, withoutZeros } from '@talloor/rules/product/articleCode.ts';
import { writingsOfGtin } from '@talloor/rules/product/gtin.ts';
import { closeness } from './closeness.ts';
import { wordOf } from './describeArticle.ts';
import { gather, intersect, unite, type Gathering, type Posting } from './posting.ts';
import type { Word } from './readText.ts';
import { stemsOf } from './stemsOf.ts';

export type FoundWord = {
  readonly posting: Posting;
  /** The corrected word. */
  readonly corrected: string | null;
};

/** Shorter prefixes match too much. */
const shortestBeginning = 3;
const shortestStem = 4;
const shortestWithin = 4;
/** With fewer hits, infix matches are added. */
const few = 24;
/** With fewer prefix hits, the word may be a typo. */
const rareLimit = 3;

/**
 * Articles for a word: word, compound part, prefix, other language, infix; otherwise corrections.
 * @param typing the word may be unfinished
 */
export function findWord(assortment: Assortment, word: Word, language: Language, typing = false): FoundWord {
  const plain = lookUp(assortment, word, language, typing);
  const whole = unite(assortment.size, [
    { posting: plain, further: 0 },
    { posting: findParts(assortment, word, language), further: 1 },
  ]);
  if (whole.ordinals.length > few) return { posting: whole, corrected: null };
  const wider = unite(assortment.size, [
    { posting: whole, further: 0 },
    { posting: findWithin(assortment, word, language), further: 0 },
  ]);
  if (wider.ordinals.length > rareLimit || whole.levels.some((level) => level <= closeness.part))
    return { posting: wider, corrected: null };
  const corrections = assortment.vocabulary.corrections(word.plain, language);
  if (corrections.length === 0) return { posting: wider, corrected: null };
  const mistyped = corrections.map((plainWord, index) => ({
    posting: lookUp(assortment, wordOf(plainWord), language, false),
    further: closeness.mistyped + index,
  }));
  const isNothingElse = wider.ordinals.length === 0;
  return {
    posting: unite(assortment.size, [{ posting: wider, further: 0 }, ...mistyped]),
    corrected: isNothingElse ? assortment.vocabulary.written(corrections[0] ?? '') : null,
  };
}

/** Joined and separated spellings of a compound. */
export const findJoined = (assortment: Assortment, first: Word, second: Word, language: Language): Posting =>
  lookUp(assortment, wordOf(`${first.plain}${second.plain}`), language, false);

function lookUp(assortment: Assortment, word: Word, language: Language, typing: boolean): Posting {
  const { text, size } = assortment;
  const other = language === 'nl' ? 'fr' : 'nl';
  const gathering = gather(size);
  const terms = stemsOf(word, language);
  const otherTerms = stemsOf(word, other);
  const whole = (fields: readonly TextField[], level: number, of = terms) => {
    for (const term of of) text.visit(term, fields, false, (ordinal) => gathering.meet(ordinal, level));
  };
  whole([`name_${language}`], closeness.name);
  whole([`detail_${language}`], closeness.detail);
  whole(['brand'], closeness.brand);
  findNamed(assortment, language, terms, (ordinal) => gathering.meet(ordinal, closeness.category));
  if (language === 'nl') {
    whole(['head_nl'], closeness.head);
    whole(['part_nl'], closeness.part);
  }
  whole([`name_${other}`, `detail_${other}`], closeness.otherLanguage, otherTerms);
  findNamed(assortment, other, otherTerms, (ordinal) => gathering.meet(ordinal, closeness.otherPart));
  if (other === 'nl') whole(['head_nl', 'part_nl'], closeness.otherPart, otherTerms);
  const begins = (term: string, fields: readonly TextField[], level: number) =>
    text.visit(term, fields, true, (ordinal) => gathering.meet(ordinal, level));
  for (const term of terms) {
    const shortest = typing && term === word.plain ? 1 : term === word.plain ? shortestBeginning : shortestStem;
    if (term.length < shortest) continue;
    begins(term, [`name_${language}`, `detail_${language}`, 'brand'], closeness.beginning);
    if (language === 'nl') begins(term, ['head_nl', 'part_nl'], closeness.beginning);
    if (term.length >= shortestBeginning) begins(term, [`name_${other}`, `detail_${other}`], closeness.otherBeginning);
  }
  if (/^\d{3,}$/.test(word.plain)) findNumber(assortment, word.plain, gathering);
  return gathering.take();
}

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

/** A scan of 50,000 numbers takes half a millisecond, so no index. */
function findNumber({ records, size }: Assortment, digits: string, gathering: Gathering): void {
  const [bareDigits, gtin] = [withoutZeros(digits), gtinOf(digits)];
  /** Zeros before a few digits are the beginning of no barcode. */
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

/** A compound matches all of its parts: *garnaalkroket* finds *garnalenkroketten*. */
function findParts(assortment: Assortment, word: Word, language: Language): Posting {
  const parts = (language === 'nl' && assortment.vocabulary.split(word.plain)) || [];
  const partPostings = parts.map((part) => {
    const gathering = gather(assortment.size);
    for (const term of stemsOf(wordOf(part), 'nl'))
      for (const [field, level] of wholeFields)
        assortment.text.visit(term, [field], false, (ordinal) => gathering.meet(ordinal, level));
    return gathering.take();
  });
  return intersect(assortment.size, partPostings, true);
}

const wholeFields = [
  ['name_nl', closeness.name],
  ['detail_nl', closeness.detail],
  ['head_nl', closeness.head],
  ['part_nl', closeness.part],
] as const;

function findWithin(assortment: Assortment, word: Word, language: Language): Posting {
  const gathering = gather(assortment.size);
  if (word.plain.length >= shortestWithin)
    for (const containing of assortment.vocabulary.containing(word.plain, language))
      assortment.text.visit(containing, [`name_${language}`, `detail_${language}`, 'brand'], false, (ordinal) =>
        gathering.meet(ordinal, closeness.within),
      );
  return gathering.take();
}
