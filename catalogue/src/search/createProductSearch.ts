import type { Pool } from 'pg';
import type { Catalogue, SearchQuestion } from '../catalogue.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import type { Wanted } from './conditionOf.ts';
import { correctTerms } from './correctTerms.ts';
import { findFacets, type Facets } from './findFacets.ts';
import { findPage } from './findPage.ts';
import { createTermReader, type Term } from './readTerms.ts';

/**
 * Searches the assortment in the language of the page: full text with prefixes and parts of compounds; where that finds
 * nothing, the words of the assortment that look most like what was typed. Counts are remembered as long as the
 * catalogue's version stands; order and stock are read each time.
 */
export function createProductSearch(
  pool: Pool,
  freshness: Freshness,
  findProducts: Catalogue['findProducts'],
): Pick<Catalogue, 'searchProducts' | 'searchArticles' | 'countByCategory'> {
  const readTerms = createTermReader(pool);
  const countsByQuestion = createMemory<Facets>(500);
  const corrections = createMemory<Wanted>(500);

  const countResults = async (version: number, wanted: Wanted, question: SearchQuestion) => {
    const { language, onDay, filters } = question;
    const key = JSON.stringify([language, onDay, filters, wanted]);
    const remembered = countsByQuestion.get(version, key);
    if (remembered) return remembered;
    const counted = await findFacets(pool, question, wanted);
    countsByQuestion.set(version, key, counted);
    return counted;
  };

  /** Filters may hide everything that a well-spelt word finds: that is no typing error. */
  const nothingMeant = async (version: number, terms: readonly Term[], question: SearchQuestion) => {
    if (Object.keys(question.filters).length === 0) return true;
    const unfiltered = { ...question, filters: {} };
    return (await countResults(version, wordByWord(terms), unfiltered)).results === 0;
  };

  const correct = async (version: number, terms: readonly Term[], question: SearchQuestion) => {
    const key = JSON.stringify([question.language, terms]);
    const remembered = corrections.get(version, key);
    if (remembered) return remembered;
    const words = await correctTerms(pool, terms, question.language);
    const wanted = (words ?? []).map((alternatives) => alternatives.map((word) => ({ word, stem: null })));
    corrections.set(version, key, wanted);
    return wanted;
  };

  const search = async (question: SearchQuestion) => {
    const [{ version }, terms] = await Promise.all([freshness([]), readTerms(question.keywords, question.language)]);
    const find = async (wanted: Wanted) => {
      const [counted, page] = await Promise.all([
        countResults(version, wanted, question),
        findPage(pool, question, wanted),
      ]);
      return { ...counted, page };
    };
    let found = await find(wordByWord(terms));
    if (found.results === 0 && terms.length > 0 && (await nothingMeant(version, terms, question))) {
      const wanted = await correct(version, terms, question);
      if (wanted.length > 0) found = await find(wanted);
    }
    return found;
  };
  return {
    searchProducts: async (question) => {
      const found = await search(question);
      const facts = await findProducts(found.page, question.customerNumber, question.onDay);
      const products = found.page.flatMap((article) => facts.get(article) ?? []);
      return { products, results: found.results, facets: found.facets };
    },
    searchArticles: async (selection) => (await search({ ...selection, page: 1, limit: 1_000_000 })).page,
    countByCategory: async (customerNumber) => {
      const { rows } = await pool.query<{ alias: string; n: number }>(countStatement, [customerNumber ?? '']);
      return new Map(rows.map(({ alias, n }) => [alias, n]));
    },
  };
}

const countStatement = `
  select alias, count(*)::int as n from catalogue.products p
  join catalogue.navigation_subgroups s using (subgroup_code) join catalogue.navigation_groups g using (group_code)
  left join catalogue.navigation_items i on i.item_code = p.item_code
  cross join lateral (values (g.alias), (s.alias), (i.alias)) as a (alias)
  where a.alias is not null and (
    not exists (select 1 from catalogue.customers where customer_number = $1 and assortment_restricted)
    or p.article_number in (select article_number from catalogue.customer_articles where customer_number = $1))
  group by 1`;

const wordByWord = (terms: readonly Term[]) => terms.map((term) => [term]);
