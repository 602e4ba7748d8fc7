import type { Pool } from 'pg';
import type { Clock } from '@talloor/platform/clock.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { Language } from '@talloor/rules/facts.ts';
import type { AboutPage, Catalogue, SearchAnswer, SearchQuestion, Selection } from '../catalogue.ts';
import type { TermsFinder } from '../customer/createTermsFinder.ts';
import { answersUpToDate } from '../freshness/answersUpToDate.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createStockLook } from '../stock/createStockLook.ts';
import { createAssortment, type Assortment } from './assortment/createAssortment.ts';
import { createCategoryCounter } from './question/countCategories.ts';
import { countFacets, type FacetCounts } from './question/countFacets.ts';
import { createCandidates } from './question/createCandidates.ts';
import { createGrounds, type SelectionGrounds } from './question/createGrounds.ts';
import { describeFacets } from './question/describeFacets.ts';
import { findBanner } from './question/findBanner.ts';
import { orderResults } from './question/orderResults.ts';
import { readFilters, type Filter } from './question/readFilters.ts';
import { createCategorySuggester } from './suggest/createCategorySuggester.ts';
import { suggestWords } from './suggest/suggestWords.ts';
import { findErpBeginning, findErpNumber } from './text/findErpNumber.ts';
import { createFinder } from './text/createFinder.ts';
import type { TextMatch } from './text/textMatch.ts';
import { categoryClass, classOf, correctedClass } from './text/closeness.ts';
import { plainWords } from './text/plainText.ts';
import { visibleOf } from './text/posting.ts';

export type ProductSearch = Pick<
  Catalogue,
  'searchProducts' | 'searchArticles' | 'countByCategory' | 'suggest' | 'prepareSearch' | 'searchBacklog'
>;

type SearchSelection = FacetCounts & {
  readonly assortment: Assortment;
  readonly match: TextMatch;
  readonly about: AboutPage | null | 'unknown';
  readonly filters: readonly Filter[];
  readonly grounds: SelectionGrounds;
};

/** In memory (ADR 0070). */
export function createProductSearch(
  { pool, clock, freshness }: { readonly pool: Pool; readonly clock: Clock; readonly freshness: Freshness },
  finders: Pick<Catalogue, 'findProducts'> & { readonly findTerms: TermsFinder },
): ProductSearch {
  const { at, backlog } = createAssortment(pool);
  const lookAtStock = createStockLook(pool);
  const find = createFinder();
  const findGrounds = createGrounds();
  const findCandidates = createCandidates();
  const suggestCategories = createCategorySuggester();
  const upToDate = answersUpToDate(freshness);
  const countCategories = createCategoryCounter();

  const findTyped = (assortment: Assortment, keywords: string, language: Language, typing: boolean): TextMatch => {
    const exact = findErpNumber(assortment, keywords);
    if (exact.ordinals.length > 0) return { ...nothingCorrected, posting: exact };
    const match = find(assortment, keywords, language, typing);
    if (match.posting?.ordinals.length !== 0) return match;
    const beginning = findErpBeginning(assortment, keywords);
    return beginning.ordinals.length === 0 ? match : { ...nothingCorrected, posting: beginning };
  };

  /** A short word becomes a prefix when nothing else matches. */
  const findAll = (assortment: Assortment, keywords: string, language: Language): TextMatch => {
    const match = findTyped(assortment, keywords, language, false);
    if (match.posting?.ordinals.length !== 0) return match;
    const prefixMatch = find(assortment, keywords, language, true);
    return prefixMatch.posting?.ordinals.length === 0 ? match : prefixMatch;
  };

  const gatherGrounds = async (
    selection: Pick<Selection, 'customerNumber' | 'onDay' | 'history' | 'popularity' | 'delivery'>,
  ) => {
    const version = freshness.latest();
    const [assortment, terms, withoutStock] = await Promise.all([
      at(version),
      finders.findTerms(version, selection.customerNumber, selection.onDay),
      lookAtStock(),
    ]);
    return findGrounds(assortment, terms, withoutStock, selection);
  };

  const select = async (selection: Selection): Promise<SearchSelection> => {
    const grounds = await gatherGrounds(selection);
    const { assortment, may, inPromo } = grounds;
    const match = findAll(assortment, selection.keywords, selection.language);
    const { posting, about } = findCandidates(assortment, match.posting, selection, inPromo);
    const filters = readFilters(selection.filters, grounds);
    return { ...countFacets(posting, may, filters, grounds), assortment, match, about, filters, grounds };
  };

  const articlesOf = (
    { results, grounds, assortment, match }: SearchSelection,
    selection: Selection,
    from: number,
    to: number,
  ) =>
    orderResults(results, selection.sort, selection.language, grounds, from, to, match.posting !== null).map(
      (ordinal) => assortment.records[ordinal]?.articleNumber ?? '',
    );

  const productsOf = async (articles: readonly string[], customerNumber: string | null, onDay: string) => {
    const facts = await finders.findProducts(articles, customerNumber, onDay);
    return articles.flatMap((article) => facts.get(article) ?? []);
  };

  const searchProducts = async (question: SearchQuestion): Promise<SearchAnswer> => {
    const selected = await select(question);
    const { assortment, match, about, filters, counts, results } = selected;
    const { keywords, language, page, limit, customerNumber, onDay } = question;
    const articles = articlesOf(selected, question, (page - 1) * limit, page * limit);
    const products = await productsOf(articles, customerNumber, onDay);
    const banner = (place: 'search-top' | 'search-inside') =>
      findBanner(assortment.content, { place, keywords, about: about === 'unknown' ? null : about, language, onDay });
    return {
      products,
      results: results.ordinals.length,
      facets: describeFacets(counts, filters, assortment, language, about === 'unknown' ? null : about),
      bannerTop: banner('search-top'),
      bannerInside: banner('search-inside'),
      redirectUrl: assortment.content.redirectOf[language].get(plainWords(keywords)) ?? null,
      corrected: match.corrected,
      hasTyped: results.levels.some((level) => classOf(level) < correctedClass),
      relaxed: match.relaxed,
      inCategory: results.levels.reduce((sum, level) => sum + (classOf(level) === categoryClass ? 1 : 0), 0),
      didYouMean: match.didYouMean,
      about,
    };
  };

  const suggest: Catalogue['suggest'] = async ({ text, language, ...selection }) => {
    const { customerNumber, onDay } = selection;
    const grounds = await gatherGrounds(selection);
    const { assortment, may } = grounds;
    const prefixPosting = visibleOf(findTyped(assortment, text, language, true).posting, may);
    const first = orderResults(prefixPosting, 1, language, grounds, 0, suggestedProducts, true);
    const records = first.flatMap((ordinal) => assortment.records[ordinal] ?? []);
    const findsAny = (words: string) => {
      const { levels } = visibleOf(find(assortment, words, language).posting, may);
      return levels.some((level) => classOf(level) < correctedClass);
    };
    const names = records.map((record) => record[language]);
    const articles = records.map(({ articleNumber }) => articleNumber);
    return {
      keywords: suggestWords(assortment, text, language, names, findsAny),
      categories: suggestCategories(assortment, text, language, countCategories(assortment, may)),
      products: await productsOf(articles, customerNumber, onDay),
      results: visibleOf(findAll(assortment, text, language).posting, may).ordinals.length,
      banner: findBanner(assortment.content, { place: 'autocomplete', keywords: text, about: null, language, onDay }),
    };
  };

  return {
    prepareSearch: async () => {
      const { version } = await freshness([]);
      await at(version);
    },
    searchBacklog: backlog,
    searchProducts: (question) => upToDate(() => searchProducts(question), hasProducts),
    searchArticles: (selection) => upToDate(async () => articlesOf(await select(selection), selection, 0, Infinity)),
    countByCategory: (customerNumber) =>
      upToDate(async () => {
        const { assortment, may } = await gatherGrounds({ customerNumber, onDay: dayAt(clock.now().getTime()) });
        return countCategories(assortment, may);
      }),
    suggest: (question) =>
      lettersOf(question.text) < shortestText
        ? Promise.resolve(nothingSuggested)
        : upToDate(() => suggest(question), hasProducts),
  };
}

const hasProducts = ({ products }: { readonly products: readonly unknown[] }) => products.length > 0;
const nothingCorrected = { corrected: null, relaxed: null, didYouMean: [] } as const;
const shortestText = 2;
const suggestedProducts = 6;
const nothingSuggested = { keywords: [], categories: [], products: [], results: 0, banner: null };
const lettersOf = (text: string): number => plainWords(text).replaceAll(' ', '').length;
