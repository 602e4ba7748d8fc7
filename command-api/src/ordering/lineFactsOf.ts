import type { LineFacts } from '@talloor/events/values.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { ChosenPrice } from '@talloor/rules/price/choosePrice.ts';
import { conversionFactor } from '@talloor/rules/price/conversionFactor.ts';

/**
 * Stored in events, so that replays need no catalogue.
 * @param factor promised price units per ordered unit
 */
export function lineFactsOf(
  product: ProductFacts,
  chosenPrice: ChosenPrice,
  factor: number = conversionFactor(product),
): LineFacts {
  return {
    articleNumber: product.articleNumber,
    name: product.name,
    brand: product.brand,
    groupCode: product.groupCode,
    unit: product.orderableByOrderUnit ? product.orderUnit : product.salesUnit,
    priceMills: chosenPrice.priceMills,
    normalPriceMills: chosenPrice.normalMills,
    priceKind: chosenPrice.kind,
    conversionFactor: factor,
    weightArticle: product.weightArticle,
    vatRate: product.vatRate,
    depositMills: product.depositMills,
    promoId: chosenPrice.promoApplied ? (product.promo?.promoId ?? null) : null,
    ...(product.onDemandWorkdays !== null && { onDemandWorkdays: product.onDemandWorkdays }),
  };
}
