import type { ProductFacts } from '../facts.ts';
import { availableStock } from '../quantity/availableStock.ts';
import type { FreeLine } from './assessment.ts';
import { leftOf } from './freeLines.ts';

/** Whether one selling unit is available. */
export function canBeSample(product: ProductFacts): boolean {
  const available = availableStock(product);
  return product.status === 'active' && (available === null || available >= product.soldPer);
}

/**
 * One selling unit of each available sample, in the order of the offer.
 * @param taken other quantities in the basket, by article number
 */
export const sampleLines = (
  chosen: readonly string[],
  offered: readonly string[],
  products: ReadonlyMap<string, ProductFacts>,
  taken: ReadonlyMap<string, number>,
): FreeLine[] =>
  offered.flatMap((articleNumber) => {
    const product = chosen.includes(articleNumber) ? products.get(articleNumber) : undefined;
    if (!product || !canBeSample(product) || leftOf(product, taken) < product.soldPer) return [];
    const { name, soldPer, groupCode, board, icon } = product;
    return [{ kind: 'sample', product, articleNumber, name, quantity: soldPer, groupCode, board, icon }];
  });
