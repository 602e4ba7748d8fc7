import { listOrderedArticles } from '@talloor/contracts/endpoints/catalogue.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { weekdayOf } from '@talloor/rules/delivery/workdays.ts';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import { isStale } from '../isStale.ts';
import { secondsOrNull } from '../secondsOf.ts';
import type { ReadSide } from '../readSide.ts';
import { findOrderedArticles } from './findOrderedArticles.ts';
import { historyBegins } from './historyBegins.ts';
import { orderingContext } from './orderingContext.ts';

export const listOrderedArticlesRoute = ({ pool, catalogue, waiter, clock }: ReadSide): Route =>
  route(listOrderedArticles, async ({ query: { limit, of } }, { customerNumber, language, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'baskets', 'orderedArticles');
    const now = clock.now();
    const today = dayAt(now.getTime());
    const [{ total, latest, articles }, context] = await Promise.all([
      findOrderedArticles(pool, customerNumber, weekdayOf(today), limit, historyBegins(now), of),
      orderingContext(pool, catalogue, customerNumber, now),
    ]);
    const numbers = articles.map((article) => article.articleNumber);
    const facts = await catalogue.findProducts(numbers, customerNumber, today);
    const products = articles.flatMap(({ articleNumber, lastOrder }) => {
      const product = facts.get(articleNumber);
      const quantity = context.quantities.get(articleNumber) ?? 0;
      return product ? [viewProduct({ ...product, lastOrder }, { ...context, quantity, language })] : [];
    });
    return { body: { products, total, last_ordered_at: secondsOrNull(latest) }, stale };
  });
