import type { ProductFacts } from '../facts.ts';
import { availableStock } from '../quantity/availableStock.ts';
import type { FreeLine } from './assessment.ts';
import { remainingStock } from './freeLines.ts';

export function canBeSample(product: ProductFacts): boolean {
  const available = availableStock(product);
  return product.status === 'active' && (available === null || available >= product.soldPer);
}

/** One selling unit each, in the order of the offer. @param usedQuantities in the basket, by article number */
export const sampleLines = (
  chosenSamples: readonly string[],
  offered: readonly string[],
  products: ReadonlyMap<string, ProductFacts>,
  usedQuantities: ReadonlyMap<string, number>,
): FreeLine[] =>
  offered.flatMap((articleNumber) => {
    const product = chosenSamples.includes(articleNumber) ? products.get(articleNumber) : undefined;
    if (!product || !canBeSample(product) || remainingStock(product, usedQuantities) < product.soldPer) return [];
    const { name, erpNumber, soldPer, groupCode, board, icon } = product;
    return [{ kind: 'sample', product, articleNumber, name, erpNumber, quantity: soldPer, groupCode, board, icon }];
  });
