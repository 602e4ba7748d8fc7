import { getArticle } from '@talloor/contracts/endpoints/catalogue.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { orderingContext } from './orderingContext.ts';
import { viewProductDetail } from './viewProductDetail.ts';
import { withLastOrders } from './withLastOrders.ts';

export const getArticleRoute = ({ pool, catalogue, waiter, clock }: ReadSide): Route =>
  route(getArticle, async ({ params: { artNo } }, { customerNumber, language, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'baskets', 'orderedArticles');
    const now = clock.now();
    const today = dayAt(now.getTime());
    const [products, detail, context] = await Promise.all([
      catalogue.findProducts([artNo], customerNumber, today),
      catalogue.findDetail(artNo),
      orderingContext(pool, catalogue, customerNumber, now),
    ]);
    const [product] = await withLastOrders(pool, customerNumber, [...products.values()]);
    if (!product || !detail) throw new Problem('article.not_found');
    const quantity = context.quantities.get(artNo) ?? 0;
    const variants = await catalogue.findProducts(detail.variants, customerNumber, today);
    const view = viewProduct(product, { ...context, quantity, language });
    const others = [...variants.values()].map((other) => viewProduct(other, { ...context, quantity: 0, language }));
    return { body: viewProductDetail(view, detail, others, language), stale };
  });
