import type { PriceInput } from '@talloor/catalogue/price/writePrices.ts';
import type { PromotionInput } from '@talloor/catalogue/promotion/writePromotions.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { demoAgreedPrices } from '../content/customers.ts';
import { demoPromotions } from '../content/promotions.ts';
import { furtherPromotions } from '../content/promotionsBeyond.ts';
import { demoArticles, type DemoArticle } from '../content/readArticles.ts';

/** Day prices and promotions hold from this many days before today on. */
const demoDaysBack = 60;
const demoDaysAhead = 90;

/** Group prices of the content are those of this price group. */
const reducedGroup = 'B';

/** All prices of the demo tenant on the days around `today` (yyyy-mm-dd). */
export const demoPrices = (today: string): readonly PriceInput[] => [
  ...demoArticles.flatMap((article) => pricesOf(article, today)),
  ...demoAgreedPrices
    .trim()
    .split('\n')
    .map((line): PriceInput => {
      const [articleNumber = '', kind = '', euros = ''] = line.split('|');
      const priceMills = Math.round(Number(euros) * 1000);
      return { kind: kind === 'tender' ? 'tender' : 'offer', articleNumber, customerNumber: '204118', priceMills };
    }),
];

function pricesOf(article: DemoArticle, today: string): readonly PriceInput[] {
  const { articleNumber, listMills, groupMills, dayMills, box } = article;
  const prices: PriceInput[] = [{ kind: 'list', articleNumber, priceMills: listMills }];
  if (groupMills !== null)
    prices.push({ kind: 'group', articleNumber, priceGroup: reducedGroup, priceMills: groupMills });
  if (box) prices.push({ kind: 'box', articleNumber, ...box });
  if (dayMills !== null)
    for (let offset = -demoDaysBack; offset <= demoDaysAhead; offset += 1)
      prices.push({ kind: 'day', articleNumber, day: addDays(today, offset), priceMills: moved(dayMills, offset) });
  return prices;
}

/** Day prices wander by a few percent around today's, in steps of 5 cents. */
function moved(dayMills: number, offset: number): number {
  if (offset === 0) return dayMills;
  const wave = Math.sin(offset * 1.7 + dayMills / 997) * 0.03;
  return Math.round((dayMills * (1 + wave)) / 50) * 50;
}

/**
 * All promotions on the days around `today`. An article has a promotion of its own, except where the promotion mixes
 * articles.
 */
export function demoPromotionsOn(today: string): readonly PromotionInput[] {
  const days = { fromDay: addDays(today, -demoDaysBack), toDay: addDays(today, demoDaysAhead) };
  return Object.entries({ ...demoPromotions, ...furtherPromotions }).flatMap(
    ([key, { freeArticle, ...promotion }]): PromotionInput[] => {
      const articles = demoArticles
        .filter((article) => article.promotion === key)
        .map((article) => article.articleNumber);
      if (articles.length === 0) return [];
      const gives = promotion.type === 'promotion_free_article' || promotion.type === 'promotion_mixed_article';
      const freeArticleOf = (article: string) => (gives ? (freeArticle ?? article) : null);
      if (promotion.type === 'promotion_mixed_article' || articles.length === 1)
        return [
          {
            promoId: key,
            ...promotion,
            ...days,
            freeArticleNumber: freeArticleOf(articles[0] ?? ''),
            articleNumbers: articles,
          },
        ];
      return articles.map((article) => ({
        promoId: `${key}-${article}`,
        ...promotion,
        ...days,
        freeArticleNumber: freeArticleOf(article),
        articleNumbers: [article],
      }));
    },
  );
}
