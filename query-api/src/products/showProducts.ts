import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { Language } from '@talloor/rules/facts.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import type { ReadSide } from '../readSide.ts';
import { orderingContext } from './orderingContext.ts';
import { withLastOrders } from './withLastOrders.ts';

/** By article number; null is a visitor. Invisible articles are missing. */
export async function showProducts(
  { pool, catalogue, clock }: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>,
  articleNumbers: readonly string[],
  customerNumber: string | null,
  language: Language,
): Promise<ReadonlyMap<string, ProductView>> {
  if (articleNumbers.length === 0) return new Map();
  const now = clock.now();
  const [productFacts, context] = await Promise.all([
    catalogue.findProducts(articleNumbers, customerNumber, dayAt(now.getTime())),
    orderingContext(pool, catalogue, customerNumber, now),
  ]);
  const products = await withLastOrders(pool, customerNumber, [...productFacts.values()]);
  return new Map(
    products.map((product) => {
      const quantity = context.quantities.get(product.articleNumber) ?? 0;
      return [product.articleNumber, viewProduct(product, { ...context, quantity, language })];
    }),
  );
}

/** In order, without duplicates and missing ones. */
export const inOrder = (products: ReadonlyMap<string, ProductView>, articleNumbers: readonly string[]): ProductView[] =>
  [...new Set(articleNumbers)].flatMap((number) => products.get(number) ?? []);
