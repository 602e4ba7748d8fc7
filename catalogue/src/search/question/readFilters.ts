import { allergens, storageKinds } from '@talloor/rules/product/productDetailWire.ts';
import type { Assortment } from '../assortment/createAssortment.ts';

export const facetKeys = [
  'group',
  'subgroup',
  'item',
  'brand',
  'price',
  'storage',
  'allergen_free',
  'label',
  'origin',
  'promo',
  'mine',
  'deliverable',
] as const;
export type FacetKey = (typeof facetKeys)[number];

export type Grounds = {
  readonly assortment: Assortment;
  readonly inPromo: Uint8Array;
  /** 1: orderable now. */
  readonly orderable: Uint8Array;
  /** 1: deliverable on the chosen day. */
  readonly deliverable: Uint8Array;
  /** 1: ordered before by this customer. */
  readonly mine: Uint8Array;
  /** In mills, −1: no price; null: hidden prices. */
  readonly prices: Int32Array | null;
};

export type Filter = {
  readonly key: FacetKey;
  readonly chosenItems: readonly string[];
  readonly passes: (ordinal: number) => boolean;
};

/** Ignores unknown facets and items. Items are alternatives; allergens must all be absent. */
export function readFilters(filters: Readonly<Record<string, readonly string[]>>, grounds: Grounds): readonly Filter[] {
  return facetKeys.flatMap((key) => {
    const chosenItems = Object.hasOwn(filters, key) ? (filters[key] ?? []) : [];
    const passes = chosenItems.length === 0 ? null : passesOf(key, chosenItems, grounds);
    return passes ? [{ key, chosenItems, passes }] : [];
  });
}

function passesOf(key: FacetKey, chosenItems: readonly string[], grounds: Grounds): Filter['passes'] | null {
  const { columns, codes } = grounds.assortment;
  switch (key) {
    case 'group':
    case 'subgroup':
    case 'item':
    case 'brand':
    case 'origin':
      return matchAny(columns[key], chosenItems.map(codes[key].find));
    case 'storage':
      return matchAny(
        columns.storage,
        chosenItems.map((item) => storageKinds.findIndex((kind) => kind === item)),
      );
    case 'label': {
      const labelCodes = new Set(chosenItems.map(codes.label.find).filter((code) => code >= 0));
      return labelCodes.size === 0
        ? null
        : (ordinal) => columns.labels[ordinal]?.some((code) => labelCodes.has(code)) ?? false;
    }
    case 'allergen_free': {
      let bits = 0;
      allergens.forEach((allergen, bit) => {
        if (chosenItems.includes(allergen)) bits |= 1 << bit;
      });
      return bits === 0 ? null : (ordinal) => ((columns.freeOf[ordinal] ?? 0) & bits) === bits;
    }
    case 'price':
      return grounds.prices && matchPriceRange(grounds.prices, chosenItems);
    case 'promo':
      return matchMark(grounds.inPromo, chosenItems);
    case 'mine':
      return matchMark(grounds.mine, chosenItems);
    case 'deliverable':
      return matchMark(grounds.deliverable, chosenItems);
    default:
      return key satisfies never;
  }
}

const matchMark = (marks: Uint8Array, chosenItems: readonly string[]): Filter['passes'] | null =>
  chosenItems.includes('1') ? (ordinal) => marks[ordinal] === 1 : null;

function matchAny(column: Uint32Array, codes: readonly number[]): Filter['passes'] | null {
  const codeSet = new Set(codes.filter((code) => code >= 0));
  const [only] = codeSet;
  if (only === undefined) return null;
  if (codeSet.size === 1) return (ordinal) => column[ordinal] === only;
  return (ordinal) => codeSet.has(column[ordinal] ?? -1);
}

/** `2-50`: whole euros, inclusive. */
function matchPriceRange(prices: Int32Array, chosenItems: readonly string[]): Filter['passes'] | null {
  const ranges = chosenItems.flatMap((item) => {
    const [, least, most] = /^(\d{1,6})-(\d{1,6})$/.exec(item) ?? [];
    return least === undefined ? [] : [{ least: Number(least) * 1000, most: Number(most) * 1000 }];
  });
  if (ranges.length === 0) return null;
  return (ordinal) => {
    const mills = prices[ordinal] ?? -1;
    return mills >= 0 && ranges.some(({ least, most }) => mills >= least && mills <= most);
  };
}
