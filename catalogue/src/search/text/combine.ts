import type { Assortment } from '../assortment/createAssortment.ts';
import type { WordKind } from '../words/tradeLexicon.ts';
import { closeness, classOf, categoryClass } from './closeness.ts';
import type { TextMatch } from './createFinder.ts';
import { intersect, nothingFound, unite, type Posting } from './posting.ts';
import type { Token } from './readText.ts';

/** One required meaning: its words and their articles. */
export type Term = {
  readonly tokens: readonly Token[];
  readonly posting: Posting;
  readonly corrected: string | null;
  readonly kind: WordKind | 'size' | 'unknown';
};

export type Relaxed = { readonly omitted: readonly string[] };

/** Most telling words stay longest. */
const steps: readonly ((term: Term) => boolean)[] = [
  ({ posting }) => posting.ordinals.length === 0,
  ({ kind }) => kind === 'size',
  ({ posting, kind }) => posting.ordinals.length === 0 || kind === 'size',
  ({ posting, kind }) => posting.ordinals.length === 0 || kind === 'size' || kind === 'quality',
];

/** Articles with all words; else with those that matter more, or with all but one. */
export function combine(assortment: Assortment, terms: readonly Term[]): TextMatch {
  const all = together(assortment, terms);
  const corrected = terms.some((each) => each.corrected !== null)
    ? terms.map((each) => each.corrected ?? textOf(each.tokens)).join(' ')
    : null;
  if (terms.length < 2 || hasWords(all)) return { posting: all, corrected, relaxed: null, didYouMean: [] };
  const relaxed = relax(assortment, terms);
  if (relaxed === null) return { posting: all, corrected, relaxed: null, didYouMean: [] };
  const posting = unite(assortment.size, [
    { posting: all, further: 0 },
    { posting: relaxed.posting, further: closeness.missing },
  ]);
  return { posting, corrected, relaxed: { omitted: relaxed.omitted }, didYouMean: relaxed.subsets };
}

type Relaxation = Relaxed & { readonly posting: Posting; readonly subsets: readonly string[] };

function relax(assortment: Assortment, terms: readonly Term[]): Relaxation | null {
  for (const isOmitted of steps) {
    const rest = terms.filter((term) => !isOmitted(term));
    if (rest.length === 0 || rest.length === terms.length) continue;
    const posting = together(assortment, rest);
    const omitted = terms.filter(isOmitted).map(({ tokens }) => textOf(tokens));
    if (hasWords(posting)) return { posting, omitted, subsets: [] };
  }
  for (let fewer = 1; fewer < terms.length; fewer += 1) {
    const subsets = subsetsWithout(terms, fewer)
      .map((rest) => ({ rest, posting: together(assortment, rest) }))
      .filter(({ posting }) => posting.ordinals.length > 0)
      .toSorted((a, b) => a.posting.ordinals.length - b.posting.ordinals.length);
    if (subsets.length === 0) continue;
    const texts = subsets.map(({ rest }) => rest.map((each) => each.corrected ?? textOf(each.tokens)).join(' '));
    return {
      posting: unite(
        assortment.size,
        subsets.map(({ posting }) => ({ posting, further: 0 })),
      ),
      omitted: [],
      subsets: [...new Set(texts)].slice(0, 3),
    };
  }
  return null;
}

/** All but one, then single words. */
const subsetsWithout = (terms: readonly Term[], fewer: number): readonly (readonly Term[])[] =>
  fewer === 1 ? terms.map((omitted) => terms.filter((each) => each !== omitted)) : terms.map((term) => [term]);

const together = ({ size }: Assortment, terms: readonly Term[]): Posting =>
  terms.length === 0
    ? nothingFound
    : intersect(
        size,
        terms.map(({ posting }) => posting),
      );

/** Whether names, not only categories, have the words. */
const hasWords = ({ levels }: Posting): boolean => levels.some((level) => classOf(level) !== categoryClass);

const textOf = (tokens: readonly Token[]): string => tokens.map(({ written }) => written).join(' ');
