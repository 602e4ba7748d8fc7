import type { ProductFacts } from '../facts.ts';

/** From more than this many days to replenish, an article that allows it can be ordered ahead (spec shopping §4). */
export const preorderThresholdDays = 2;

/** Whether an article that is out of stock may be ordered ahead. */
export const offersPreorder = (product: Pick<ProductFacts, 'allowPreorder' | 'daysToReplenish'>): boolean =>
  product.allowPreorder && product.daysToReplenish > preorderThresholdDays;

/**
 * How many can be ordered: null is unlimited. What the supplier delivers on demand or what may be ordered ahead is not
 * bound to the stock of today (spec shopping §4, Product availability).
 */
export function availableStock(
  product: Pick<ProductFacts, 'stock' | 'onDemandWorkdays' | 'allowPreorder' | 'daysToReplenish'>,
): number | null {
  if (product.stock === null || product.onDemandWorkdays !== null || offersPreorder(product)) return null;
  return Math.max(0, product.stock);
}
