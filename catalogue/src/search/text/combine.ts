import type { Language } from '@talloor/rules/facts.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { isQuality, type WordKind } from '../words/tradeLexicon.ts';
import { addLevels, closeness, classOf, categoryClass, isHead } from './closeness.ts';
import { emphasise, gather, intersect, keep, nothingFound, unite, type Posting } from './posting.ts';
import type { Token } from './readText.ts';
import type { Relaxed, TextMatch } from './textMatch.ts';

export type Term = {
  readonly tokens: readonly Token[];
  readonly posting: Posting;
  readonly corrected: string | null;
  readonly kind: WordKind | 'size' | 'unknown';
  /** What a compound is a kind of, or the words of a phrase. */
  readonly wider: { readonly posting: Posting; readonly omitted: string | readonly string[] } | null;
};

type IsOmitted = (term: Term) => boolean;
const isOfHead = ({ kind }: Term): boolean => isQuality(kind) || kind === 'cut';

/** Telling words stay longest. */
const stepsOf = (terms: readonly Term[], head: Term | undefined): readonly IsOmitted[] => [
  ({ posting }) => posting.ordinals.length === 0,
  ({ kind }) => kind === 'size',
  ({ posting, kind }) => posting.ordinals.length === 0 || kind === 'size',
  ...[...terms.filter(({ kind }) => kind === 'cut'), ...terms.filter(({ kind }) => isQuality(kind))].map(
    (omitted): IsOmitted =>
      (term) =>
        term === omitted,
  ),
  ({ posting, kind }) => posting.ordinals.length === 0 || kind === 'size' || kind === 'cut',
  (term) => term.posting.ordinals.length === 0 || term.kind === 'size' || isOfHead(term),
  (term) => head !== undefined && head.posting.ordinals.length > 0 && term !== head && term.kind !== 'goods',
];

/** If few articles have all words, then those with the important ones, or all but one. */
export function combine(
  assortment: Assortment,
  terms: readonly Term[],
  language: Language,
  substitutes: ReadonlySet<number> = new Set(),
): TextMatch {
  const head = headOf(terms, language);
  const emphasised = terms.map((term) =>
    term === head && terms.length > 1 ? { ...term, posting: emphasise(term.posting) } : term,
  );
  if (substitutes.size === 0 || head === undefined || head.kind === 'unknown')
    return combineAll(assortment, emphasised, language);
  const match = combineAll(
    assortment,
    emphasised.map((term) => (isGoods(term) ? putBehind(term, substitutes) : term)),
    language,
  );
  const isPlain = match.posting?.ordinals.some((ordinal) => !substitutes.has(ordinal));
  return isPlain ? match : combineAll(assortment, emphasised, language);
}

const isGoods = ({ kind }: Term): boolean => kind === 'goods' || kind === 'dish';

/** Without a word for them, vegan burgers are no burgers. */
function putBehind(term: Term, substitutes: ReadonlySet<number>): Term {
  const behind = (posting: Posting): Posting => ({
    ordinals: posting.ordinals,
    levels: posting.levels.map((level, index) =>
      substitutes.has(posting.ordinals[index] ?? -1) ? addLevels(level, closeness.substitute) : level,
    ),
  });
  const { posting, wider } = term;
  return { ...term, posting: behind(posting), wider: wider && { ...wider, posting: behind(wider.posting) } };
}

/** First in French, last in Dutch. */
function headOf(terms: readonly Term[], language: Language): Term | undefined {
  for (const kind of ['dish', 'goods', 'unknown'] as const) {
    const named = terms.filter((term) => term.kind === kind);
    if (named.length > 0) return language === 'fr' ? named[0] : named.at(-1);
  }
  return undefined;
}

function combineAll(assortment: Assortment, terms: readonly Term[], language: Language): TextMatch {
  const all = together(assortment, terms);
  const corrected = terms.some((each) => each.corrected !== null)
    ? terms.map((each) => each.corrected ?? textOf(each.tokens)).join(' ')
    : null;
  const meant = withHead(all, terms, headOf(terms, language));
  if (hasEnough(meant)) return { posting: all, corrected, relaxed: null, didYouMean: [] };
  const relaxed =
    omitWords(assortment, terms, language) ?? (hasWords(all) ? null : omitAny(assortment, terms, language));
  if (relaxed === null) return { posting: all, corrected, relaxed: null, didYouMean: [] };
  const posting = unite(assortment.size, [
    { posting: meant, further: 0 },
    { posting: all, further: closeness.missing },
    { posting: relaxed.posting, further: closeness.missing },
  ]);
  return { posting, corrected, relaxed: { omitted: relaxed.omitted }, didYouMean: relaxed.subsets };
}

/** Fresh basil is no fresh cheese with basil: beside qualities and sizes, the head counts. */
function withHead(all: Posting, terms: readonly Term[], head: Term | undefined): Posting {
  const others = terms.filter((term) => term !== head);
  if (!head || !others.every(({ kind }) => kind === 'size' || isQuality(kind))) return all;
  if (others.length === 0) return ofKind(all, head);
  if (head.kind === 'unknown' && others.some(({ kind }) => kind !== 'size')) return all;
  const heads = new Set(head.posting.ordinals.filter((_, index) => isHead((head.posting.levels[index] ?? 0) >> 1)));
  return keep(all, (ordinal) => heads.has(ordinal));
}

/** Where no article is what was asked, a wrap with Boursin is no cheese, but *riz pour risotto* is rice. */
function ofKind(all: Posting, { posting, kind, wider }: Term): Posting {
  if (wider === null || kind === 'unknown' || posting.levels.some(isHead)) return all;
  const neighbours = new Set(wider.posting.ordinals);
  return keep(all, (ordinal) => neighbours.has(ordinal));
}

type Relaxation = Relaxed & { readonly posting: Posting; readonly subsets: readonly string[] };

function omitWords(assortment: Assortment, terms: readonly Term[], language: Language): Relaxation | null {
  const widened = terms.map((term) => ({ ...term, posting: term.wider?.posting ?? term.posting }));
  if (terms.some(({ wider }) => wider !== null)) {
    const posting = together(assortment, widened);
    if (hasWords(posting)) return { posting, omitted: terms.flatMap(({ wider }) => wider?.omitted ?? []), subsets: [] };
  }
  const ofBrand = hasWords(together(assortment, terms)) ? null : findOfBrand(assortment, terms, language);
  if (ofBrand) return ofBrand;
  for (const isOmitted of stepsOf(terms, headOf(terms, language))) {
    const rest = terms.filter((term) => !isOmitted(term));
    if (rest.length === 0 || rest.length === terms.length) continue;
    if (saysTooLittle(rest, terms)) continue;
    const posting = together(assortment, rest);
    const omitted = terms.filter(isOmitted).map(({ tokens }) => textOf(tokens));
    if (hasWords(posting)) return { posting, omitted, subsets: [] };
  }
  return null;
}

/** An unknown word with own articles is a brand. */
function findOfBrand(assortment: Assortment, terms: readonly Term[], language: Language): Relaxation | null {
  const head = headOf(terms, language);
  const [brand, ...others] = terms.filter((term) => term !== head);
  if (!head || head.kind === 'unknown' || brand?.kind !== 'unknown' || others.length > 0) return null;
  const { ordinals, levels } = brand.posting;
  const named = levels.reduce((sum, level) => sum + (isHead(level) ? 1 : 0), 0);
  if (named < enough || named * 2 < ordinals.length) return null;
  const { subgroup } = assortment.columns;
  const places = new Set(
    [...head.posting.ordinals]
      .filter((_, index) => isHead(head.posting.levels[index] ?? closeness.category))
      .map((ordinal) => subgroup[ordinal]),
  );
  const gathering = gather(assortment.size);
  for (const [index, ordinal] of ordinals.entries()) {
    const further = places.has(subgroup[ordinal]) ? 0 : closeness.part;
    gathering.meet(ordinal, addLevels(levels[index] ?? closeness.category, further));
  }
  return { posting: gathering.take(), omitted: [textOf(head.tokens)], subsets: [] };
}

/** One word of *la vache qui rit* is another brand. */
const saysTooLittle = (rest: readonly Term[], terms: readonly Term[]): boolean =>
  rest.length * 2 < terms.length && rest.every(({ kind }) => kind === 'unknown');

function omitAny(assortment: Assortment, terms: readonly Term[], language: Language): Relaxation | null {
  const head = headOf(terms, language);
  for (let fewer = 1; fewer < terms.length; fewer += 1) {
    const subsets = subsetsWithout(terms, fewer)
      .filter((rest) => !saysTooLittle(rest, terms))
      .map((rest) => ({ rest, posting: together(assortment, rest) }))
      .filter(({ posting }) => posting.ordinals.length > 0)
      .toSorted((a, b) => a.posting.ordinals.length - b.posting.ordinals.length);
    if (subsets.length === 0) continue;
    const texts = subsets.map(({ rest }) => rest.map((each) => each.corrected ?? textOf(each.tokens)).join(' '));
    return {
      posting: unite(
        assortment.size,
        // *Croquettes de poulet* are rather other croquettes than chicken.
        subsets.map(({ rest, posting }) => ({
          posting,
          further: head && isGoods(head) && !rest.includes(head) ? closeness.withoutHead : 0,
        })),
      ),
      omitted: [],
      subsets: [...new Set(texts)].slice(0, 3),
    };
  }
  return null;
}

const subsetsWithout = (terms: readonly Term[], fewer: number): readonly (readonly Term[])[] =>
  fewer === 1 ? terms.map((omitted) => terms.filter((each) => each !== omitted)) : terms.map((term) => [term]);

const together = ({ size }: Assortment, terms: readonly Term[]): Posting =>
  terms.length === 0
    ? nothingFound
    : intersect(
        size,
        terms.map(({ posting }) => posting),
      );

/** With fewer articles, others may be meant. */
const enough = 5;
export const hasEnough = ({ levels }: Posting): boolean =>
  levels.reduce((sum, level) => sum + (classOf(level) < looseClass ? 1 : 0), 0) >= enough;
const looseClass = classOf(closeness.missing);

const hasWords = ({ levels }: Posting): boolean => levels.some((level) => classOf(level) !== categoryClass);

const textOf = (tokens: readonly Token[]): string => tokens.map(({ written }) => written).join(' ');
