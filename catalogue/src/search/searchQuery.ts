import type { SearchQuestion } from '../catalogue.ts';
import { conditionOf, type AddParameter, type Wanted } from './conditionOf.ts';

/** What the queries of a search have in common. */
export type SearchQuery = {
  /** The condition on `search_index i` that words and language make. */
  readonly text: string;
  /** A condition per facet that has chosen items. */
  readonly filters: Readonly<Partial<Record<FacetKey, string>>>;
};

export const facetKeys = ['group', 'subgroup', 'brand', 'promo'] as const;
export type FacetKey = (typeof facetKeys)[number];

/** Puts a question into SQL; its values go through `add`. */
export function searchQuery(question: SearchQuestion, wanted: Wanted, add: AddParameter): SearchQuery {
  const filters: Partial<Record<FacetKey, string>> = {};
  for (const key of facetKeys) {
    const chosen = question.filters[key];
    if (!chosen || chosen.length === 0) continue;
    filters[key] = key === 'promo' ? inPromo(add(question.onDay)) : `i.${columns[key]} = any(${add(chosen)}::text[])`;
  }
  return { text: `i.language = ${add(question.language)} and ${conditionOf(wanted, add)}`, filters };
}

const columns = { group: 'group_code', subgroup: 'subgroup_code', brand: 'brand' } as const;

/** Whether the article is in a promotion of that day. */
export const inPromo = (day: string) => `i.article_number in (
  select a.article_number from catalogue.promotion_articles a join catalogue.promotions m using (promo_id)
  where ${day}::date between m.from_day and m.to_day)`;
