import type { ProductFacts, PromoFacts } from '../facts.ts';
import { thousandths } from '../money/rounding.ts';

export type BasketQuantities = ReadonlyMap<string, number>;

/** Free-article and mixed promotions count all their articles together (readings.md). */
export const countsTogether = ({ type }: Pick<PromoFacts, 'type'>): boolean =>
  type === 'promotion_free_article' || type === 'promotion_mixed_article';

/** The line's quantity, or the sum of the promotion's articles. */
export function promoQuantity(
  promo: PromoFacts,
  articleNumber: string,
  quantity: number,
  basketQuantities: BasketQuantities,
): number {
  if (!countsTogether(promo)) return quantity;
  const others = new Set(promo.articleNumbers);
  others.delete(articleNumber);
  let sum = thousandths(quantity);
  for (const other of others) sum += thousandths(basketQuantities.get(other) ?? 0);
  return sum / 1000;
}

/**
 * From `min_quantity` on; at quantity 0 also when the first step reaches it (spec shopping §5; readings.md, Promo
 * rule).
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
