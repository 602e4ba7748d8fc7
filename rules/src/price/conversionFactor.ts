import type { ProductFacts } from '../facts.ts';

/** Price units per ordered unit (spec shopping §5). */
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
