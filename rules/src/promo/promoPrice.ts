import type { PromoFacts } from '../facts.ts';
import { percentageOf } from '../money/rounding.ts';

/** Unit price in mills, never below 0; null for free articles. */
export function promoPrice(promo: PromoFacts, normalMills: number): number | null {
  switch (promo.type) {
    case 'promotion_reduction_percentage':
      return byPercentage(promo, normalMills);
    case 'promotion_reduction_amount':
      return byAmount(promo, normalMills);
    case 'promotion_net_price':
      return promo.netPriceMills;
    case 'promotion_free_article':
      return null;
    case 'promotion_mixed_article':
      return promo.netPriceMills ?? byPercentage(promo, normalMills) ?? byAmount(promo, normalMills);
    default:
      return promo.type satisfies never;
  }
}

const byPercentage = (promo: PromoFacts, normalMills: number): number | null =>
  promo.percentage === null ? null : Math.max(0, percentageOf(normalMills, 100 - promo.percentage));

const byAmount = (promo: PromoFacts, normalMills: number): number | null =>
  promo.amountMills === null ? null : Math.max(0, normalMills - promo.amountMills);
