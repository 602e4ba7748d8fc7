import { allergens, storageKinds } from '@talloor/rules/product/productDetailWire.ts';
import type { Posting } from '../text/posting.ts';
import { none } from '../assortment/columns.ts';
import { facetKeys, type FacetKey, type Filter, type Grounds } from './readFilters.ts';

/** How many results each item would give. Checkbox facets by code, price as its least and most in mills. */
export type Counts = Readonly<Record<Exclude<FacetKey, 'price'>, Uint32Array>> & {
  readonly price: { least: number; most: number; count: number };
};

export type Counted = {
  /** Ordinals of the results, and their levels beside them. */
  readonly results: Posting;
  readonly counts: Counts;
};

/**
 * Goes once through the candidates: those that pass every filter are results; one that fails a single facet's filter still
 * counts for that facet's items, whose own choice does not count.
 * @param may 1: may be seen; null is all
 */
export function countFacets(
  candidates: Posting,
  may: Uint8Array | null,
  filters: readonly Filter[],
  grounds: Grounds,
): Counted {
  const counts = emptyCounts(grounds);
  const ordinals = new Uint32Array(candidates.ordinals.length);
  const levels = new Uint8Array(candidates.ordinals.length);
  let found = 0;
  for (let index = 0; index < candidates.ordinals.length; index += 1) {
    const ordinal = candidates.ordinals[index] ?? 0;
    if (may !== null && may[ordinal] !== 1) continue;
    let failed: FacetKey | null = null;
    let failures = 0;
    for (let each = 0; each < filters.length; each += 1) {
      const filter = filters[each];
      if (!filter || filter.passes(ordinal)) continue;
      failures += 1;
      if (failures > 1) break;
      failed = filter.key;
    }
    if (failures > 1) continue;
    if (failed !== null) {
      countOne(failed, ordinal, counts, grounds);
      continue;
    }
    ordinals[found] = ordinal;
    levels[found] = candidates.levels[index] ?? 0;
    found += 1;
    countAll(ordinal, counts, grounds);
  }
  return { results: { ordinals: ordinals.subarray(0, found), levels: levels.subarray(0, found) }, counts };
}

function emptyCounts({ assortment: { codes } }: Grounds): Counts {
  return {
    group: new Uint32Array(codes.group.keys.length),
    subgroup: new Uint32Array(codes.subgroup.keys.length),
    item: new Uint32Array(codes.item.keys.length),
    brand: new Uint32Array(codes.brand.keys.length),
    origin: new Uint32Array(codes.origin.keys.length),
    label: new Uint32Array(codes.label.keys.length),
    storage: new Uint32Array(storageKinds.length),
    allergen_free: new Uint32Array(allergens.length),
    promo: new Uint32Array(1),
    mine: new Uint32Array(1),
    deliverable: new Uint32Array(1),
    price: { least: Infinity, most: -1, count: 0 },
  };
}

/** Written out: this runs for every article that is found. */
function countAll(ordinal: number, counts: Counts, grounds: Grounds): void {
  const { columns } = grounds.assortment;
  add(counts.group, columns.group[ordinal] ?? none);
  add(counts.subgroup, columns.subgroup[ordinal] ?? none);
  add(counts.item, columns.item[ordinal] ?? none);
  add(counts.brand, columns.brand[ordinal] ?? none);
  add(counts.origin, columns.origin[ordinal] ?? none);
  add(counts.storage, columns.storage[ordinal] ?? none);
  countMany(columns.labels[ordinal], counts.label);
  countBits(columns.freeOf[ordinal] ?? 0, counts.allergen_free);
  addYes(counts.promo, grounds.inPromo[ordinal]);
  addYes(counts.mine, grounds.mine[ordinal]);
  addYes(counts.deliverable, grounds.deliverable[ordinal]);
  countPrice(grounds.prices, ordinal, counts.price);
}

function countOne(key: FacetKey, ordinal: number, counts: Counts, grounds: Grounds): void {
  const { columns } = grounds.assortment;
  switch (key) {
    case 'group':
    case 'subgroup':
    case 'item':
    case 'brand':
    case 'origin':
    case 'storage':
      return add(counts[key], columns[key][ordinal] ?? none);
    case 'label':
      return countMany(columns.labels[ordinal], counts.label);
    case 'allergen_free':
      return countBits(columns.freeOf[ordinal] ?? 0, counts.allergen_free);
    case 'promo':
      return addYes(counts.promo, grounds.inPromo[ordinal]);
    case 'mine':
      return addYes(counts.mine, grounds.mine[ordinal]);
    case 'deliverable':
      return addYes(counts.deliverable, grounds.deliverable[ordinal]);
    case 'price':
      return countPrice(grounds.prices, ordinal, counts.price);
    default:
      return key satisfies never;
  }
}

/** A code beyond the counters (`none`) is no key. */
function add(counter: Uint32Array, code: number): void {
  if (code < counter.length) counter[code] = (counter[code] ?? 0) + 1;
}

function addYes(counter: Uint32Array, mark: number | undefined): void {
  if (mark === 1) counter[0] = (counter[0] ?? 0) + 1;
}

function countMany(codes: Uint32Array | undefined, counter: Uint32Array): void {
  if (codes) for (let index = 0; index < codes.length; index += 1) add(counter, codes[index] ?? none);
}

function countBits(bits: number, counter: Uint32Array): void {
  for (let left = bits; left !== 0; left &= left - 1) add(counter, 31 - Math.clz32(left & -left));
}

function countPrice(prices: Int32Array | null, ordinal: number, price: Counts['price']): void {
  const mills = prices?.[ordinal] ?? -1;
  if (mills < 0) return;
  price.count += 1;
  if (mills < price.least) price.least = mills;
  if (mills > price.most) price.most = mills;
}

export const isFacetKey = (key: string): key is FacetKey => facetKeys.some((known) => known === key);
