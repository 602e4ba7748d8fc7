import { autocomplete } from '@talloor/contracts/endpoints/assortment.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import { bannerFor } from '../assortment/bannerFor.ts';
import { isStale } from '../isStale.ts';
import { orderingContext } from '../products/orderingContext.ts';
import type { ReadSide } from '../readSide.ts';
import type { HistoryFinder } from './rememberHistory.ts';
import type { PopularityFinder } from './rememberPopularity.ts';

export const autocompleteRoute = (
  { pool, catalogue, waiter, clock }: ReadSide,
  findHistory: HistoryFinder,
  findPopularity: PopularityFinder,
): Route =>
  route(autocomplete, async ({ params }, { customerNumber, language, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'baskets', 'orderedArticles');
    const now = clock.now();
    const [context, history] = await Promise.all([
      orderingContext(pool, catalogue, customerNumber, now),
      findHistory(customerNumber, seenPosition),
    ]);
    const question = { text: params.keywords, language, customerNumber, onDay: dayAt(now.getTime()) };
    const suggestion = await catalogue.suggest({
      ...question,
      history: history.times,
      popularity: findPopularity(context.customer?.segment ?? null),
    });
    const products = suggestion.products.map((product) => {
      const quantity = context.quantities.get(product.articleNumber) ?? 0;
      const lastOrder = history.last.get(product.articleNumber) ?? null;
      return viewProduct({ ...product, lastOrder }, { ...context, quantity, language });
    });
    return { body: { ...suggestion, products, banner: bannerFor(suggestion.banner, context.customer) }, stale };
  });
