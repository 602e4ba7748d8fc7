import type { PromoFacts } from '../facts.ts';
import { thousandths } from '../money/rounding.ts';

/** What of a promo decides how many articles it gives. */
export type FreeTerms = Pick<PromoFacts, 'type' | 'minQuantity' | 'freeArticleQuantity' | 'maxFreeArticles'>;

/** Whether a promotion gives articles instead of a price. */
export const givesFreeArticles = (promo: FreeTerms): boolean =>
  (promo.type === 'promotion_free_article' || promo.type === 'promotion_mixed_article') &&
  promo.freeArticleQuantity > 0 &&
  promo.minQuantity > 0;

/** No promo gives more, whatever its numbers say: what an order can carry. */
const mostFree = 9_999_999;

/**
 * How many articles a promo gives (spec shopping §5): floor(total promo quantity / min_quantity) times the free quantity,
 * capped by max_free_articles where that is above 0.
 */
export function freeArticles(promo: FreeTerms, totalQuantity: number): number {
  if (!givesFreeArticles(promo)) return 0;
  const times = Math.floor(thousandths(totalQuantity) / thousandths(promo.minQuantity));
  const free = (times * thousandths(promo.freeArticleQuantity)) / 1000;
  return Math.min(free, promo.maxFreeArticles > 0 ? promo.maxFreeArticles : mostFree, mostFree);
}
