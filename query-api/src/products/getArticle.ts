import { getArticle } from '@talloor/contracts/endpoints/catalogue.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { orderingContext } from './orderingContext.ts';
import { withLastOrders } from './withLastOrders.ts';

/** One article with the prices of the customer. */
export const getArticleRoute = ({ pool, catalogue, waiter, clock }: ReadSide): Route =>
  route(getArticle, async ({ params: { artNo } }, { customerNumber, language, seen }) => {
    const stale = await isStale(waiter, seen, 'baskets', 'orderedArticles');
    const now = clock.now();
    const [found, context] = await Promise.all([
      catalogue.findProducts([artNo], customerNumber, dayAt(now.getTime())),
      orderingContext(pool, catalogue, customerNumber, now),
    ]);
    const [product] = await withLastOrders(pool, customerNumber, [...found.values()]);
    if (!product) throw new Problem('article.not_found');
    const quantity = context.quantities.get(artNo) ?? 0;
    return { body: viewProduct(product, { ...context, quantity, language }), stale };
  });
