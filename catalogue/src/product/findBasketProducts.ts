import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { Catalogue } from '../catalogue.ts';

/** With free articles of their promotions. */
export async function findBasketProducts(
  { findProducts }: Pick<Catalogue, 'findProducts'>,
  articleNumbers: readonly string[],
  customerNumber: string,
  onDay: string,
): Promise<ReadonlyMap<string, ProductFacts>> {
  const products = await findProducts(articleNumbers, customerNumber, onDay);
  const gifts = new Set<string>();
  for (const { promo } of products.values())
    if (promo?.freeItem && !products.has(promo.freeItem.articleNumber)) gifts.add(promo.freeItem.articleNumber);
  if (gifts.size === 0) return products;
  const giftProducts = await findProducts([...gifts], customerNumber, onDay);
  const before = joined.get(products);
  if (before?.giftProducts === giftProducts) return before.both;
  const both = new Map([...products, ...giftProducts]);
  joined.set(products, { giftProducts, both });
  return both;
}

type Products = ReadonlyMap<string, ProductFacts>;

const joined = new WeakMap<Products, { readonly giftProducts: Products; readonly both: Products }>();
