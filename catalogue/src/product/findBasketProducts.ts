import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { Catalogue } from '../catalogue.ts';

/** Basket articles and free articles of their promotions. */
export async function findBasketProducts(
  { findProducts }: Pick<Catalogue, 'findProducts'>,
  articleNumbers: readonly string[],
  customerNumber: string,
  onDay: string,
): Promise<ReadonlyMap<string, ProductFacts>> {
  const found = await findProducts(articleNumbers, customerNumber, onDay);
  const gifts = new Set<string>();
  for (const { promo } of found.values())
    if (promo?.freeItem && !found.has(promo.freeItem.articleNumber)) gifts.add(promo.freeItem.articleNumber);
  if (gifts.size === 0) return found;
  const given = await findProducts([...gifts], customerNumber, onDay);
  const before = joined.get(found);
  if (before?.given === given) return before.both;
  const both = new Map([...found, ...given]);
  joined.set(found, { given, both });
  return both;
}

type Products = ReadonlyMap<string, ProductFacts>;

/** Cached per pair of lists. */
const joined = new WeakMap<Products, { readonly given: Products; readonly both: Products }>();
