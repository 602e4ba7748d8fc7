import { allergens, storageKinds } from '@talloor/rules/product/productDetailWire.ts';
import type { Posting } from '../text/posting.ts';
import { noCode } from '../assortment/columns.ts';
import { facetKeys, type FacetKey, type Filter, type Grounds } from './readFilters.ts';

/** Price: minimum and maximum in mills. */
export type Counts = Readonly<Record<Exclude<FacetKey, 'price'>, Uint32Array>> & {
  readonly price: { least: number; most: number; count: number };
};

export type FacetCounts = {
  /** Ordinals, with levels in parallel. */
  readonly results: Posting;
  readonly counts: Counts;
};

/** Counts items without the facet's own filter. @param may 1: visible; null: all */
export function countFacets(
  candidates: Posting,
  may: Uint8Array | null,
  filters: readonly Filter[],
  grounds: Grounds,
): FacetCounts {
  const { results, nearly } = sift(candidates, may, filters);
  const counts = emptyCounts(grounds);
  for (const key of facetKeys) {
    count(key, results.ordinals, counts, grounds);
    const others = nearly.get(key);
    if (others) count(key, others, counts, grounds);
  }
  return { results, counts };
}

type SiftedResults = { readonly results: Posting; readonly nearly: ReadonlyMap<FacetKey, Uint32Array> };

/** `nearly`: excluded only by the filter of this facet. */
function sift(candidates: Posting, may: Uint8Array | null, filters: readonly Filter[]): SiftedResults {
  if (may === null && filters.length === 0) return { results: candidates, nearly: new Map() };
  const many = candidates.ordinals.length;
  const [ordinals, levels] = [new Uint32Array(many), new Uint16Array(many)];
  const others = filters.map(() => ({ ordinals: new Uint32Array(many), length: 0 }));
  let length = 0;
  for (let index = 0; index < many; index += 1) {
    const ordinal = candidates.ordinals[index] ?? 0;
    if (may !== null && may[ordinal] !== 1) continue;
    let [failures, failedIndex] = [0, 0];
    for (let each = 0; each < filters.length && failures < 2; each += 1) {
      if (filters[each]?.passes(ordinal)) continue;
      failures += 1;
      failedIndex = each;
    }
    const other = others[failedIndex];
    if (failures === 0) {
      ordinals[length] = ordinal;
      levels[length] = candidates.levels[index] ?? 0;
      length += 1;
    } else if (failures === 1 && other) {
      other.ordinals[other.length] = ordinal;
      other.length += 1;
    }
  }
  return {
    results: { ordinals: ordinals.subarray(0, length), levels: levels.subarray(0, length) },
    nearly: new Map(
      filters.map(({ key }, index) => {
        const other = others[index];
        return [key, other ? other.ordinals.subarray(0, other.length) : new Uint32Array(0)];
      }),
    ),
  };
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

/** Faster than one loop. */
function count(key: FacetKey, ordinals: Uint32Array, counts: Counts, grounds: Grounds): void {
  const { columns } = grounds.assortment;
  switch (key) {
    case 'group':
    case 'subgroup':
    case 'item':
    case 'brand':
    case 'origin':
    case 'storage':
      return countCodes(columns[key], ordinals, counts[key]);
    case 'label':
      return countLabels(columns.labels, ordinals, counts.label);
    case 'allergen_free':
      return countBits(columns.freeOf, ordinals, counts.allergen_free);
    case 'promo':
      return countMarks(grounds.inPromo, ordinals, counts.promo);
    case 'mine':
      return countMarks(grounds.mine, ordinals, counts.mine);
    case 'deliverable':
      return countMarks(grounds.deliverable, ordinals, counts.deliverable);
    case 'price':
      return countPrices(grounds.prices, ordinals, counts.price);
    default:
      return key satisfies never;
  }
}

function countCodes(column: Uint32Array, ordinals: Uint32Array, counter: Uint32Array): void {
  for (let index = 0; index < ordinals.length; index += 1) {
    const code = column[ordinals[index] ?? 0] ?? noCode;
    if (code < counter.length) counter[code] = (counter[code] ?? 0) + 1;
  }
}

function countMarks(marks: Uint8Array, ordinals: Uint32Array, counter: Uint32Array): void {
  let sum = 0;
  for (let index = 0; index < ordinals.length; index += 1) sum += marks[ordinals[index] ?? 0] ?? 0;
  counter[0] = (counter[0] ?? 0) + sum;
}

function countLabels(labels: readonly Uint32Array[], ordinals: Uint32Array, counter: Uint32Array): void {
  for (let index = 0; index < ordinals.length; index += 1) {
    const codes = labels[ordinals[index] ?? 0];
    if (!codes) continue;
    for (let each = 0; each < codes.length; each += 1) {
      const code = codes[each] ?? noCode;
      counter[code] = (counter[code] ?? 0) + 1;
    }
  }
}

function countBits(column: Uint16Array, ordinals: Uint32Array, counter: Uint32Array): void {
  for (let index = 0; index < ordinals.length; index += 1)
    for (let bits = column[ordinals[index] ?? 0] ?? 0; bits !== 0; bits &= bits - 1) {
      const bit = 31 - Math.clz32(bits & -bits);
      counter[bit] = (counter[bit] ?? 0) + 1;
    }
}

function countPrices(prices: Int32Array | null, ordinals: Uint32Array, price: Counts['price']): void {
  if (prices === null) return;
  for (let index = 0; index < ordinals.length; index += 1) {
    const mills = prices[ordinals[index] ?? 0] ?? -1;
    if (mills < 0) continue;
    price.count += 1;
    if (mills < price.least) price.least = mills;
    if (mills > price.most) price.most = mills;
  }
}

export const isFacetKey = (key: string): key is FacetKey => facetKeys.some((each) => each === key);
