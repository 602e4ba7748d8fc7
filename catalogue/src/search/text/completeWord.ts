import type { Language } from '@talloor/rules/facts.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { conceptTerm, plainConcept, wordsBeginning, type BegunWord } from '../words/tradeLexicon.ts';
import { closeness } from './closeness.ts';
import { findConcept } from './findConcept.ts';
import { gather, nothingFound, unite, type Posting } from './posting.ts';
import type { Word } from './readText.ts';

export type Completion = {
  readonly posting: Posting;
  /** 0 where another word begins so more often. */
  readonly articles: number;
};

const noCompletion: Completion = { posting: nothingFound, articles: 0 };
/** Shorter beginnings match too much. */
const shortestBeginning = 3;
const shortestPart = 4;
const mostNames = 40;
const mostSpellings = 2;
/** So many articles under other names count as one under this name. */
const otherNames = 8;

type Candidate = { readonly posting: Posting; readonly articles: number; readonly weight: number };
/** A beginning this long also counts the articles that contain the goods. */
const tellingBeginning = 4;

/** Words that name many articles first: *framboise* of *framb*. */
export function completeWord(assortment: Assortment, { plain, written }: Word, language: Language): Completion {
  if (plain.length < shortestBeginning || /\d/.test(plain) || plainConcept(written, language)?.isExact)
    return noCompletion;
  const named = new Map<string, number[]>();
  assortment.text.visit(plain, [`name_${language}`], true, (ordinal, term) => {
    const present = named.get(term);
    if (present) present.push(ordinal);
    else named.set(term, [ordinal]);
  });
  const names = [...named]
    .filter(([term]) => term.length > plain.length)
    .toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostNames);
  const begun = wordsBeginning(plain, language);
  const meant =
    begun.length > 0
      ? begun
      : names.slice(0, mostSpellings).flatMap(([term]) => usualWords(assortment, term, language));
  const candidates = [
    ...candidatesOf(assortment, meant, new Set(names.flatMap(([, ordinals]) => ordinals)), language),
    ...names.map(([, ordinals]): Candidate => ({
      posting: headsOf(ordinals, assortment.size),
      articles: 0,
      weight: ordinals.length,
    })),
  ];
  const ranked = candidates.toSorted((a, b) => b.weight - a.weight || b.articles - a.articles);
  const [best] = ranked;
  if (!best) return noCompletion;
  const postings = ranked.map((candidate, index) => ({
    posting: candidate.posting,
    further:
      closeness.beginning + (index === 0 ? 0 : 4 * Math.max(1, Math.floor(Math.log2(best.weight / candidate.weight)))),
  }));
  const articlesOf = ({ posting, articles }: Candidate): number =>
    articles > 0 && plain.length >= tellingBeginning ? posting.ordinals.length : articles;
  const articles = Math.max(
    ...ranked.map((candidate) => (candidate.weight * 2 < best.weight ? 0 : articlesOf(candidate))),
  );
  return { posting: unite(assortment.size, postings), articles };
}

/** *Mozarella* is *mozzarella*. */
const usualWords = ({ vocabulary }: Assortment, term: string, language: Language): readonly BegunWord[] =>
  vocabulary
    .corrections(term, language, true)
    .slice(0, 1)
    .flatMap((usual) => {
      const concept = plainConcept(usual, language)?.concept;
      return concept ? [{ plain: usual, concept }] : [];
    });

function candidatesOf(
  assortment: Assortment,
  words: readonly BegunWord[],
  named: ReadonlySet<number>,
  language: Language,
): readonly Candidate[] {
  const candidates = new Map<number, Candidate>();
  for (const { concept } of words) {
    if (candidates.has(concept.id)) continue;
    let [articles, own] = [0, 0];
    assortment.text.visit(conceptTerm(concept), ['kind'], false, (ordinal) => {
      articles += 1;
      if (named.has(ordinal)) own += 1;
    });
    if (articles === 0) continue;
    const weight = own + (articles - own) / otherNames;
    candidates.set(concept.id, { posting: findConcept(assortment, concept), articles, weight });
  }
  // *Hamburger* before *hamburgerbroodje*; *confituur* is no *confit*.
  const withLonger = ({ plain, concept }: BegunWord, { weight }: Candidate): number =>
    Math.max(
      weight,
      ...words
        .filter(
          (word) =>
            word.concept.id !== concept.id &&
            word.plain.startsWith(plain) &&
            word.plain.length >= plain.length + shortestPart,
        )
        .map((word) => 1 + (candidates.get(word.concept.id)?.weight ?? 0)),
    );
  return words.flatMap((word) => {
    const candidate = candidates.get(word.concept.id);
    if (!candidate) return [];
    return [{ ...candidate, weight: language === 'nl' ? withLonger(word, candidate) : candidate.weight }];
  });
}

function headsOf(ordinals: readonly number[], size: number): Posting {
  const gathering = gather(size);
  for (const ordinal of ordinals) gathering.meet(ordinal, closeness.head);
  return gathering.take();
}
