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
  readonly chosen: readonly string[];
  readonly passes: (ordinal: number) => boolean;
};

/** Ignores unknown facets and items of old addresses. Items are alternatives; allergens must all be absent. */
export function readFilters(filters: Readonly<Record<string, readonly string[]>>, grounds: Grounds): readonly Filter[] {
  return facetKeys.flatMap((key) => {
    const chosen = Object.hasOwn(filters, key) ? (filters[key] ?? []) : [];
    const passes = chosen.length === 0 ? null : passesOf(key, chosen, grounds);
    return passes ? [{ key, chosen, passes }] : [];
  });
}

function passesOf(key: FacetKey, chosen: readonly string[], grounds: Grounds): Filter['passes'] | null {
  const { columns, codes } = grounds.assortment;
  switch (key) {
    case 'group':
    case 'subgroup':
    case 'item':
    case 'brand':
    case 'origin':
      return oneOf(columns[key], chosen.map(codes[key].known));
    case 'storage':
      return oneOf(
        columns.storage,
        chosen.map((item) => storageKinds.findIndex((kind) => kind === item)),
      );
    case 'label': {
      const wanted = new Set(chosen.map(codes.label.known).filter((code) => code >= 0));
      return wanted.size === 0 ? null : (ordinal) => columns.labels[ordinal]?.some((code) => wanted.has(code)) ?? false;
    }
    case 'allergen_free': {
      let bits = 0;
      allergens.forEach((allergen, bit) => {
        if (chosen.includes(allergen)) bits |= 1 << bit;
      });
      return bits === 0 ? null : (ordinal) => ((columns.freeOf[ordinal] ?? 0) & bits) === bits;
    }
    case 'price':
      return grounds.prices && withinPrices(grounds.prices, chosen);
    case 'promo':
      return yes(grounds.inPromo, chosen);
    case 'mine':
      return yes(grounds.mine, chosen);
    case 'deliverable':
      return yes(grounds.deliverable, chosen);
    default:
      return key satisfies never;
  }
}

const yes = (marks: Uint8Array, chosen: readonly string[]): Filter['passes'] | null =>
  chosen.includes('1') ? (ordinal) => marks[ordinal] === 1 : null;

function oneOf(column: Uint32Array, codes: readonly number[]): Filter['passes'] | null {
  const wanted = new Set(codes.filter((code) => code >= 0));
  const [only] = wanted;
  if (only === undefined) return null;
  if (wanted.size === 1) return (ordinal) => column[ordinal] === only;
  return (ordinal) => wanted.has(column[ordinal] ?? -1);
}

/** `2-50`: whole euros, inclusive. Ranges are alternatives. */
function withinPrices(prices: Int32Array, chosen: readonly string[]): Filter['passes'] | null {
  const ranges = chosen.flatMap((item) => {
    const [, least, most] = /^(\d{1,6})-(\d{1,6})$/.exec(item) ?? [];
    return least === undefined ? [] : [{ least: Number(least) * 1000, most: Number(most) * 1000 }];
  });
  if (ranges.length === 0) return null;
  return (ordinal) => {
    const mills = prices[ordinal] ?? -1;
    return mills >= 0 && ranges.some(({ least, most }) => mills >= least && mills <= most);
  };
}
