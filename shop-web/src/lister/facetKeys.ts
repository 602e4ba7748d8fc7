import { parseRange } from './priceRange.ts';

export const facetKeys = [
  'group',
  'subgroup',
  'item',
  'brand',
  'promo',
  'price',
  'storage',
  'allergen_free',
  'label',
  'origin',
  'mine',
  'deliverable',
] as const;
export type FacetKey = (typeof facetKeys)[number];

export const isFacetKey = (key: string): key is FacetKey => (facetKeys as readonly string[]).includes(key);

/** What a kitchen always or never buys. */
const stickyKeys: readonly FacetKey[] = ['storage', 'allergen_free', 'label', 'origin', 'mine'];
export const isStickyKey = (key: FacetKey): boolean => stickyKeys.includes(key);

export type Filters = Readonly<Partial<Record<FacetKey, readonly string[]>>>;

/** Drops unknown facets, empty choices and invalid prices. */
export function readFilters(parameters: Readonly<Record<string, unknown>>): Filters {
  const entries = facetKeys.map((key) => {
    const items = Array.isArray(parameters[key])
      ? parameters[key].filter((item): item is string => isItemKey(item))
      : [];
    const read = key === 'price' ? items.filter((item) => parseRange(item) !== null).slice(0, 1) : items;
    return [key, [...new Set(read)].slice(0, mostItems)] as const;
  });
  return Object.fromEntries(entries.filter(([, items]) => items.length > 0));
}

const mostItems = 30;
const isItemKey = (item: unknown): item is string =>
  typeof item === 'string' && item !== '' && item.length <= 80 && !/\p{Cc}/u.test(item);

export const filterCount = (filters: Filters): number =>
  facetKeys.reduce((count, key) => count + (filters[key]?.length ?? 0), 0);

export const withItems = (filters: Filters, key: FacetKey, items: readonly string[]): Filters =>
  readFilters({ ...filters, [key]: items });

export function toggleItem(filters: Filters, key: FacetKey, item: string): Filters {
  const chosenItems = filters[key] ?? [];
  return withItems(
    filters,
    key,
    chosenItems.includes(item) ? chosenItems.filter((chosenItem) => chosenItem !== item) : [...chosenItems, item],
  );
}
