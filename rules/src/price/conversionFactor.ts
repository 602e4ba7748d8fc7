import type { ProductFacts } from '../facts.ts';

/**
 * How many units of the price one ordered unit holds (spec shopping §5): an article sold by the order unit counts its
 * factor, one sold by weight the expected weight of a piece, all others 1.
 */
export function conversionFactor(
  product: Pick<
    ProductFacts,
    'orderableByOrderUnit' | 'orderUnitConversionFactor' | 'weightArticle' | 'unitOfMeasureConversionFactor'
  >,
): number {
  const factor = product.orderableByOrderUnit
    ? product.orderUnitConversionFactor
    : product.weightArticle
      ? product.unitOfMeasureConversionFactor
      : 1;
  return Number.isFinite(factor) && factor > 0 ? factor : 1;
}
