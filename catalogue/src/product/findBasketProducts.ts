import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { Catalogue } from '../catalogue.ts';

/** Facts of a basket's articles and of those that their promotions give: a free line has its own unit, rate and stock. */
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

/** The same object as long as both lists are. */
const joined = new WeakMap<Products, { readonly given: Products; readonly both: Products }>();
