import type { Language } from '@talloor/rules/facts.ts';
import { allergens, storageKinds } from '@talloor/rules/product/productDetailWire.ts';
import type { AboutPage, FoundFacet } from '../../catalogue.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { isFacetKey, type Counts } from './countFacets.ts';
import type { FacetKey, Filter } from './readFilters.ts';

type Item = FoundFacet['items'][number];

/**
 * In the office's order; items by results, then sort key. Sub-categories require a category, kinds a
 * sub-category.
 */
export function describeFacets(
  counts: Counts,
  filters: readonly Filter[],
  assortment: Assortment,
  language: Language,
  about: AboutPage | null,
): readonly FoundFacet[] {
  const depth = about?.kind === 'category' ? about.trail.length : 0;
  const isOffered = (key: FacetKey): boolean => {
    if (levels.indexOf(key) >= 0 && levels.indexOf(key) < depth) return false;
    if (key === 'subgroup') return narrows('group', key) || isSingle(counts.group);
    return key !== 'item' || narrows('subgroup', key) || isSingle(counts.subgroup);
  };
  const narrows = (...keys: readonly FacetKey[]) => filters.some((filter) => keys.includes(filter.key));
  return assortment.content.facets.flatMap((facet): FoundFacet[] => {
    const { key, name, priority, showMoreLimit, enabled } = facet;
    if (!enabled || !isFacetKey(key) || !isOffered(key)) return [];
    const chosenItems = filters.find((filter) => filter.key === key)?.chosenItems ?? [];
    const items = key === 'price' ? priceItem(counts) : checkboxItems(key, counts, chosenItems, assortment, language);
    const type = key === 'price' ? 'price' : 'checkbox';
    return items.length === 0 ? [] : [{ key, label: name[language], priority, type, showMoreLimit, items }];
  });
}

const mostItems = 300;
const levels: readonly FacetKey[] = ['group', 'subgroup', 'item'];

const isSingle = (counter: Uint32Array): boolean => counter.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0) === 1;

/** Whole euros that include all prices. */
const priceItem = ({ price }: Counts): readonly Item[] =>
  price.count === 0
    ? []
    : [
        {
          key: `${Math.floor(price.least / 1000)}-${Math.ceil(price.most / 1000)}`,
          label: null,
          count: price.count,
          sortKey: 0,
        },
      ];

function checkboxItems(
  key: Exclude<FacetKey, 'price'>,
  counts: Counts,
  chosenItems: readonly string[],
  assortment: Assortment,
  language: Language,
): readonly Item[] {
  const counter = counts[key];
  const items: Item[] = [];
  for (let code = 0; code < counter.length; code += 1) {
    const count = counter[code] ?? 0;
    if (count === 0) continue;
    const { itemKey, label, sortKey } = itemOf(key, code, assortment, language);
    items.push({ key: itemKey, label, count, sortKey });
  }
  const sorted = items.toSorted(
    (a, b) => b.count - a.count || a.sortKey - b.sortKey || ((a.label ?? a.key) < (b.label ?? b.key) ? -1 : 1),
  );
  const ranked = key === 'brand' ? sorted.map((item, sortKey) => ({ ...item, sortKey })) : sorted;
  return ranked.filter((item, place) => place < mostItems || chosenItems.includes(item.key));
}

function itemOf(
  key: Exclude<FacetKey, 'price'>,
  code: number,
  { codes, content }: Assortment,
  language: Language,
): { readonly itemKey: string; readonly label: string | null; readonly sortKey: number } {
  switch (key) {
    case 'group':
    case 'subgroup':
    case 'item': {
      const itemKey = codes[key].keys[code] ?? '';
      const category = content.category[key].get(itemKey);
      return { itemKey, label: category?.name[language] ?? itemKey, sortKey: category?.sorting ?? 0 };
    }
    case 'label': {
      const itemKey = codes.label.keys[code] ?? '';
      const label = content.label.get(itemKey);
      return { itemKey, label: label?.name[language] ?? itemKey, sortKey: label?.sorting ?? 0 };
    }
    case 'brand': {
      const itemKey = codes.brand.keys[code] ?? '';
      return { itemKey, label: itemKey, sortKey: 0 };
    }
    case 'origin':
      return { itemKey: codes.origin.keys[code] ?? '', label: null, sortKey: 0 };
    case 'storage':
      return { itemKey: storageKinds[code] ?? '', label: null, sortKey: code };
    case 'allergen_free':
      return { itemKey: allergens[code] ?? '', label: null, sortKey: code };
    case 'promo':
    case 'mine':
    case 'deliverable':
      return { itemKey: '1', label: null, sortKey: 0 };
    default:
      return key satisfies never;
  }
}
