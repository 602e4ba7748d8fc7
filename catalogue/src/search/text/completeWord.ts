import type { Language } from '@talloor/rules/facts.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { conceptsBeginning, conceptTerm, plainConcept, type Concept } from '../words/tradeLexicon.ts';
import { closeness } from './closeness.ts';
import { findConcept } from './findConcept.ts';
import { gather, nothingFound, unite, type Posting } from './posting.ts';
import type { Word } from './readText.ts';

export type Completion = {
  readonly posting: Posting;
  /** Articles that the likeliest word names. */
  readonly articles: number;
  readonly isOfTrade: boolean;
};

const noCompletion: Completion = { posting: nothingFound, articles: 0, isOfTrade: false };
/** Shorter beginnings match too much. */
const shortestBeginning = 3;
const mostWords = 40;
const mostSpellings = 2;

type Candidate = { readonly concept: Concept | null; readonly term: string; readonly articles: number };

/** Words of the trade and of names that begin so; those that name many articles first: *framboise* of *framb*. */
export function completeWord(assortment: Assortment, { plain, written }: Word, language: Language): Completion {
  if (plain.length < shortestBeginning || /\d/.test(plain) || plainConcept(written, language)?.isExact)
    return noCompletion;
  const { text, size, vocabulary } = assortment;
  const ofNames = new Map<string, number>();
  text.visit(plain, [`name_${language}`], true, (_, term) => ofNames.set(term, (ofNames.get(term) ?? 0) + 1));
  const names = [...ofNames]
    .filter(([term]) => term.length > plain.length)
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostWords);
  const begun = conceptsBeginning(plain, language);
  // *Mozarella* is *mozzarella*.
  const meant =
    begun.length > 0
      ? begun
      : names.slice(0, mostSpellings).flatMap(([term]) =>
          vocabulary
            .corrections(term, language, true)
            .slice(0, 1)
            .flatMap((usual) => plainConcept(usual, language)?.concept ?? []),
        );
  const candidates = [
    ...meant.map((concept): Candidate => ({ concept, term: conceptTerm(concept), articles: countNamed(assortment, concept) })),
    ...names.map(([term, articles]): Candidate => ({ concept: null, term, articles })),
  ].filter(({ articles }) => articles > 0);
  const articles = Math.max(0, ...candidates.map((each) => each.articles));
  const postings = candidates.map(({ concept, term, articles: own }) => ({
    posting: concept ? findConcept(assortment, concept) : findNamed(assortment, term, language),
    further: closeness.beginning + 4 * Math.floor(Math.log2(articles / own)),
  }));
  const best = candidates.find((each) => each.articles === articles);
  return { posting: unite(size, postings), articles, isOfTrade: best !== undefined && best.concept !== null };
}

function countNamed({ text }: Assortment, concept: Concept): number {
  let count = 0;
  text.visit(conceptTerm(concept), ['kind'], false, () => (count += 1));
  return count;
}

function findNamed({ text, size }: Assortment, term: string, language: Language): Posting {
  const gathering = gather(size);
  text.visit(term, [`name_${language}`], false, (ordinal) => gathering.meet(ordinal, closeness.head));
  return gathering.take();
}
