import type { PromoFacts } from '../facts.ts';
import { thousandths } from '../money/rounding.ts';
import { splitInProportion } from '../money/splitInProportion.ts';

export type FreeTerms = Pick<PromoFacts, 'type' | 'minQuantity' | 'freeArticleQuantity' | 'maxFreeArticles'>;

export const givesFreeArticles = (promo: FreeTerms): boolean =>
  (promo.type === 'promotion_free_article' || promo.type === 'promotion_mixed_article') &&
  promo.freeArticleQuantity > 0 &&
  promo.minQuantity > 0;

/** Upper bound for any promotion. */
const mostFree = 9_999_999;

/** floor(total / min_quantity) × free quantity, capped by max_free_articles above 0 (spec shopping §5). */
export function freeArticles(promo: FreeTerms, totalQuantity: number): number {
  if (!givesFreeArticles(promo)) return 0;
  const times = Math.floor(thousandths(totalQuantity) / thousandths(promo.minQuantity));
  const free = (times * thousandths(promo.freeArticleQuantity)) / 1000;
  return Math.min(free, promo.maxFreeArticles > 0 ? promo.maxFreeArticles : mostFree, mostFree);
}

/** Shares per ordered article: whole ones in proportion, a fraction with the first. */
export function shareFreeArticles(free: number, quantities: readonly number[]): number[] {
  const whole = Math.floor(free);
  const fraction = (thousandths(free) - thousandths(whole)) / 1000;
  return splitInProportion(whole, quantities.map(thousandths)).map((share, index) =>
    index === 0 ? share + fraction : share,
  );
}
