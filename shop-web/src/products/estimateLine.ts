import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { amountCents, eurosOfCents, thousandths } from '@talloor/rules/money/rounding.ts';
import { conversionFactor } from '@talloor/rules/price/conversionFactor.ts';

/** Estimate; the server decides. */
function unitPriceAt(product: ProductView, quantity: number): number | null {
  const { price } = product;
  if (price === null) return null;
  if (price.box_price !== null && price.box_quantity !== null && quantity >= price.box_quantity) return price.box_price;
  return price.promo_price ?? price.price;
}

/** Euros excluding VAT, until the server answers; null for hidden prices. */
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
