import type { ProductFacts, PromoFacts } from '../facts.ts';
import { thousandths } from '../money/rounding.ts';

/** Quantities in the basket by article number. */
export type BasketQuantities = ReadonlyMap<string, number>;

/** What counts towards a promo: the line's quantity, and for mixed the quantities of all the promo's articles. */
export function promoQuantity(
  promo: PromoFacts,
  articleNumber: string,
  quantity: number,
  basketQuantities: BasketQuantities,
): number {
  if (promo.type !== 'promotion_mixed_article') return quantity;
  const others = new Set(promo.articleNumbers);
  others.delete(articleNumber);
  let sum = thousandths(quantity);
  for (const other of others) sum += thousandths(basketQuantities.get(other) ?? 0);
  return sum / 1000;
}

/**
 * Whether a promo applies (spec shopping §5): from `min_quantity` on; at quantity 0 also where one step reaches it, which
 * only shows the price that the first step will have (readings.md, Promo rule).
 */
export function promoApplies(
  product: Pick<ProductFacts, 'articleNumber' | 'soldPer'>,
  promo: PromoFacts,
  quantity: number,
  basketQuantities: BasketQuantities,
): boolean {
  if (quantity === 0 && promo.minQuantity <= product.soldPer) return true;
  return promo.minQuantity <= promoQuantity(promo, product.articleNumber, quantity, basketQuantities);
}
