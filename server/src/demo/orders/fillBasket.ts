import type { Random } from '@talloor/catalogue/generator/randomOf.ts';
import { orderedArticles, type DemoArticle } from '../content/readArticles.ts';
import type { DemoCustomer } from '../content/readCustomers.ts';

/** Whatever can be ordered at any hour and in any reasonable number. */
export const plentiful: readonly DemoArticle[] = orderedArticles.filter(
  (article) => !article.isScarce && article.orderBefore === null && article.replacement === null,
);

const usualMinimumCents = 15_000;

/**
 * Articles and quantities that a customer might order: well above its minimum, so that no promotion brings it below.
 *
 * @param lines exactly so many lines; null takes as many as the amount needs
 */
export function fillBasket(
  customer: Pick<DemoCustomer, 'minimumOrderCents'>,
  random: Random,
  lines: number | null = null,
  articles: readonly DemoArticle[] = plentiful,
): Readonly<Record<string, number>> {
  const minimumMills = (customer.minimumOrderCents ?? usualMinimumCents) * 10;
  const wantedMills = minimumMills * (1.6 + random.next() * 2.4);
  const items: Record<string, number> = {};
  let mills = 0;
  let count = 0;
  const isFull = () =>
    lines === null ? mills >= wantedMills && count >= 4 : count >= lines && mills >= minimumMills * 1.6;
  while (!isFull()) {
    const article = articles[random.between(0, articles.length - 1)];
    if (!article) break;
    const quantity = quantityOf(article, random);
    const isKnown = items[article.articleNumber] !== undefined;
    if (lines !== null && count >= lines && !isKnown) continue;
    items[article.articleNumber] = (items[article.articleNumber] ?? 0) + quantity;
    mills += article.listMills * (article.kilogramsPerPiece ?? 1) * quantity;
    if (!isKnown) count += 1;
  }
  return items;
}

/** Cheap pieces are taken by the full package, dear ones one by one. */
function quantityOf(article: DemoArticle, random: Random): number {
  const { listMills, wrappedPer, soldPer, kilogramsPerPiece } = article;
  const pieceMills = listMills * (kilogramsPerPiece ?? 1);
  const isByPackage = pieceMills < 6_000 && wrappedPer > 1 && wrappedPer % soldPer === 0;
  return isByPackage ? wrappedPer * random.between(1, 3) : soldPer * random.between(1, pieceMills < 15_000 ? 4 : 2);
}
