import type { Language } from '@talloor/rules/facts.ts';
import { gtinOf, withoutZeros } from '@talloor/rules/product/articleCode.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { plainConcept } from '../words/tradeLexicon.ts';
import { closeness } from './closeness.ts';
import type { TextField } from './createTextIndex.ts';
import { wordOf } from './describeArticle.ts';
import { findConcept } from './findConcept.ts';
import { gather, unite, type Gathering, type Posting } from './posting.ts';
import type { Word } from './readText.ts';
import { certainStemsOf } from './stemsOf.ts';

/** Shorter prefixes match too much. */
export const shortestBeginning = 3;
const shortestStem = 5;

export const findJoined = (assortment: Assortment, first: Word, second: Word, language: Language): Posting =>
  lookUp(assortment, wordOf(`${first.plain}${second.plain}`), language);

/** @param typing the word may be unfinished */
export function findMeaning(assortment: Assortment, word: Word, language: Language, typing: boolean): Posting {
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

function findNumber({ text }: Assortment, digits: string, gathering: Gathering): void {
  const bareDigits = withoutZeros(digits);
  const visit = (term: string, field: TextField, beginning: boolean, level: number) =>
    text.visit(term, [field], beginning, (ordinal) => gathering.meet(ordinal, level));
  visit(bareDigits, 'number', false, closeness.number);
  for (const code of new Set([bareDigits, withoutZeros(gtinOf(digits) ?? bareDigits)]))
    visit(code, 'ean', false, closeness.number);
  visit(digits, 'number', true, closeness.beginning);
  // Zeros before a few digits begin no barcode.
  if (bareDigits === digits || bareDigits.length > 6) visit(bareDigits, 'ean', true, closeness.beginning);
}
