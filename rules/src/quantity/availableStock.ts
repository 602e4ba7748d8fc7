import type { ProductFacts } from '../facts.ts';

/** Pre-ordering needs more days to replenish than this (spec shopping §4). */
export const preorderThresholdDays = 2;

export const offersPreorder = (product: Pick<ProductFacts, 'allowPreorder' | 'daysToReplenish'>): boolean =>
  product.allowPreorder && product.daysToReplenish > preorderThresholdDays;

/**
 * Null is unlimited: on-demand and pre-order articles ignore today's stock (spec shopping §4, Product availability).
 */
export function availableStock(
  product: Pick<ProductFacts, 'stock' | 'onDemandWorkdays' | 'allowPreorder' | 'daysToReplenish'>,
): number | null {
  if (product.stock === null || product.onDemandWorkdays !== null || offersPreorder(product)) return null;
  return Math.max(0, product.stock);
}
