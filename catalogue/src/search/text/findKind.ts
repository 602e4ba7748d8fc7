import type { Language } from '@talloor/rules/facts.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { isOwnKind, isTradeWord, nearConcepts, plainConcept, type Concept } from '../words/tradeLexicon.ts';
import { closeness } from './closeness.ts';
import { wordOf } from './describeArticle.ts';
import { findConcept } from './findConcept.ts';
import { findMeaning, shortestBeginning } from './lookUpWord.ts';
import { certainOf, headsOf, unite, type Posting } from './posting.ts';
import type { Word } from './readText.ts';

const shortestHead = 6;
const shortestStart = 4;

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
  const isWord = (part: string) => part.length >= shortestHead && assortment.vocabulary.frequency(part, language) > 0;
  if (head === undefined || (kindOf(head) === undefined && !isWord(head))) return null;
  const posting = certainOf(findMeaning(assortment, wordOf(head), 'nl', false));
  return { posting, omitted: isOfCut ? word.plain.slice(head.length) : word.plain.slice(0, -head.length) };
}

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
  for (let start = shortestStart; start <= plain.length - shortestBeginning; start += 1)
    if (isTradeWord(plain.slice(start))) return [plain.slice(0, start), plain.slice(start)];
  return null;
}
