import { allergens, nutrients, type Allergen, type Nutrient } from '@talloor/rules/product/productDetailWire.ts';
import type { ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';

export type CompareRow =
  | { readonly kind: 'fact'; readonly fact: CompareFact }
  | { readonly kind: 'allergen'; readonly allergen: Allergen }
  | { readonly kind: 'nutrient'; readonly nutrient: Nutrient };

export const compareFacts = [
  'price',
  'comparison_price',
  'promo',
  'brand',
  'pack',
  'article_number',
  'minimum_order',
  'storage',
  'origin',
  'labels',
] as const;
export type CompareFact = (typeof compareFacts)[number];

/** Null if unknown. */
export function comparableOf(product: ProductDetailView, row: CompareRow): string | null {
  switch (row.kind) {
    case 'allergen': {
      const entry = product.detail.allergens.find((each) => each.allergen === row.allergen);
      return entry === undefined || entry.presence === 'unknown' ? null : entry.presence;
    }
    case 'nutrient': {
      const value = product.detail.nutrition?.values[row.nutrient];
      return value === undefined || value === null ? null : `${value} ${product.detail.nutrition?.per ?? ''}`;
    }
    case 'fact':
      return comparableFact(product, row.fact);
    default:
      return row satisfies never;
  }
}

function comparableFact(product: ProductDetailView, fact: CompareFact): string | null {
  switch (fact) {
    case 'price':
      return product.price === null ? null : `${product.price.active_price} ${product.price_unit_description}`;
    case 'comparison_price':
      return product.comparison_price === null
        ? null
        : `${product.comparison_price.price} ${product.comparison_price.unit}`;
    case 'promo':
      return product.promo === null ? null : product.promo.label || product.promo.promo_id;
    case 'minimum_order':
      return product.minimum_order === 0 ? null : String(product.minimum_order);
    case 'storage':
      return product.detail.storage;
    case 'origin':
      return product.detail.origin;
    case 'labels':
      return (
        product.labels
          .map(({ key }) => key)
          .toSorted()
          .join(',') || null
      );
    case 'brand':
    case 'pack':
    case 'article_number':
      return product[fact] || null;
    default:
      return fact satisfies never;
  }
}

export function compareRows(products: readonly ProductDetailView[]): readonly { row: CompareRow; differs: boolean }[] {
  const rows: readonly CompareRow[] = [
    ...compareFacts.map((fact) => ({ kind: 'fact', fact }) as const),
    ...allergens.map((allergen) => ({ kind: 'allergen', allergen }) as const),
    ...nutrients.map((nutrient) => ({ kind: 'nutrient', nutrient }) as const),
  ];
  return rows.flatMap((row) => {
    const values = products.map((product) => comparableOf(product, row));
    const isPrice = row.kind === 'fact' && row.fact === 'price';
    if (values.every((value) => value === null) && !isPrice) return [];
    const isName = row.kind === 'fact' && row.fact === 'article_number';
    return [{ row, differs: !isName && new Set(values).size > 1 }];
  });
}
