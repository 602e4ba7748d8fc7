import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { amountCents, eurosOfCents, thousandths } from '@talloor/rules/money/rounding.ts';
import { conversionFactor } from '@talloor/rules/price/conversionFactor.ts';

function unitPriceAt(product: ProductView, quantity: number): number | null {
  const { price } = product;
  if (price === null) return null;
  if (price.box_price !== null && price.box_quantity !== null && quantity >= price.box_quantity) return price.box_price;
  return price.promo_price ?? price.price;
}

/** Euros excluding VAT; null for hidden prices. */
export function estimateLine(product: ProductView, quantity: number): number | null {
  const price = unitPriceAt(product, quantity);
  if (price === null) return null;
  const factor = conversionFactor({
    orderableByOrderUnit: product.orderable_by_order_unit,
    orderUnitConversionFactor: product.order_unit_conversion_factor,
    weightArticle: product.is_weight_article,
    unitOfMeasureConversionFactor: product.unit_of_measure_conversion_factor,
  });
  return eurosOfCents(amountCents(thousandths(price), quantity, factor));
}

export type Estimate = {
  readonly amount: number | null;
  readonly isApproximate: boolean;
};

/** @param items quantity by article number */
export function estimateItems(products: readonly ProductView[], items: Readonly<Record<string, number>>): Estimate {
  let cents: number | null = 0;
  let isApproximate = false;
  for (const product of products) {
    const quantity = items[product.article_number];
    if (quantity === undefined) continue;
    const amount = estimateLine(product, quantity);
    cents = cents === null || amount === null ? null : cents + Math.round(amount * 100);
    isApproximate ||= product.is_weight_article;
  }
  return { amount: cents === null ? null : eurosOfCents(cents), isApproximate };
}
