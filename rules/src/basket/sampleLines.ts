import type { ProductFacts } from '../facts.ts';
import { availableStock } from '../quantity/availableStock.ts';
import type { FreeLine } from './assessment.ts';

/** Whether one selling unit of it can be given away now. */
export function canBeSample(product: ProductFacts): boolean {
  const available = availableStock(product);
  return product.status === 'active' && (available === null || available >= product.soldPer);
}

/** The chosen samples that are still given away, one selling unit of each, in the order of the offer. */
export const sampleLines = (
  chosen: readonly string[],
  offered: readonly string[],
  products: ReadonlyMap<string, ProductFacts>,
): FreeLine[] =>
  offered.flatMap((articleNumber) => {
    const product = chosen.includes(articleNumber) ? products.get(articleNumber) : undefined;
    if (!product || !canBeSample(product)) return [];
    const { name, soldPer, groupCode, board, icon } = product;
    return [{ kind: 'sample', product, articleNumber, name, quantity: soldPer, groupCode, board, icon }];
  });
