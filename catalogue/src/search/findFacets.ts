import type { Pool } from 'pg';
import type { FoundFacet, SearchQuestion } from '../catalogue.ts';
import type { Wanted } from './conditionOf.ts';
import { facetKeys, inPromo, searchQuery, type FacetKey } from './searchQuery.ts';

export type Facets = { readonly results: number; readonly facets: readonly FoundFacet[] };

/**
 * Counts the results, and per facet what each item would give: its own chosen items do not count, those of the others do.
 * Sub-groups are offered once a group or sub-group is chosen.
 */
export async function findFacets(pool: Pool, question: SearchQuestion, wanted: Wanted): Promise<Facets> {
  const { language } = question;
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const query = searchQuery(question, wanted, add);
  const without = (key: FacetKey | null) =>
    ['true', ...facetKeys.filter((each) => each !== key && query.filters[each]).map((each) => `${each}_chosen`)].join(
      ' and ',
    );
  const chosen = facetKeys.flatMap((key) => (query.filters[key] ? [`${query.filters[key]} as ${key}_chosen`] : []));
  const withSubgroups = query.filters.group !== undefined || query.filters.subgroup !== undefined;
  const { rows } = await pool.query<FacetRow>(
    `with hits as materialized (
      select ${['i.group_code', 'i.subgroup_code', 'i.brand', `${inPromo(add(question.onDay))} as in_promo`, ...chosen].join(', ')}
      from catalogue.search_index i where ${query.text}
    )
    select 'all' as facet, '' as key, '' as label, 0 as sort_key, count(*)::int from hits where ${without(null)}
    union all
    select 'group', group_code, g.name_${language}, g.sorting, n from
      (select group_code, count(*)::int as n from hits where ${without('group')} group by 1) c
      join catalogue.navigation_groups g using (group_code)
    union all
    select 'brand', brand, brand, 0, count(*)::int from hits where ${without('brand')} and brand <> '' group by brand
    ${
      withSubgroups
        ? `union all
    select 'subgroup', subgroup_code, s.name_${language}, s.sorting, n from
      (select subgroup_code, count(*)::int as n from hits where ${without('subgroup')} group by 1) c
      join catalogue.navigation_subgroups s using (subgroup_code)`
        : ''
    }
    union all
    select 'promo', '1', '', 0, count(*)::int from hits where ${without('promo')} and in_promo`,
    values,
  );
  const facets = (['group', 'subgroup', 'brand', 'promo'] as const).flatMap((key, index): FoundFacet[] => {
    const items = rows
      .filter((row) => row.facet === key && row.count > 0)
      .toSorted((a, b) => a.sort_key - b.sort_key || b.count - a.count || (a.label < b.label ? -1 : 1))
      .map((row, place) => ({
        key: row.key,
        label: key === 'promo' ? promoLabel[language] : row.label,
        count: row.count,
        sortKey: key === 'brand' ? place : row.sort_key,
      }));
    return items.length > 0 ? [{ key, priority: index + 1, type: 'checkbox', items }] : [];
  });
  return { results: rows.find((row) => row.facet === 'all')?.count ?? 0, facets };
}

type FacetRow = {
  readonly facet: FacetKey | 'all';
  readonly key: string;
  readonly label: string;
  readonly sort_key: number;
  readonly count: number;
};

const promoLabel = { nl: 'Promoties', fr: 'Promotions' } as const;
