import { autocomplete } from '@talloor/contracts/endpoints/assortment.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { bannerFor } from '../assortment/bannerFor.ts';
import { isStale } from '../isStale.ts';
import { orderingContext } from '../products/orderingContext.ts';
import type { ReadSide } from '../readSide.ts';
import type { SearchMemory } from './searchMemory.ts';

export const autocompleteRoute = (
  { pool, catalogue, waiter, clock }: ReadSide,
  { findHistory, renderProduct }: SearchMemory,
): Route =>
  route(autocomplete, async ({ params }, { customerNumber, language, seen }) => {
    const stale = await isStale(waiter, seen, 'baskets', 'orderedArticles');
    const now = clock.now();
    const [context, history] = await Promise.all([
      orderingContext(pool, catalogue, customerNumber, now),
      findHistory(customerNumber, seen),
    ]);
    const question = { text: params.keywords, language, customerNumber, onDay: dayAt(now.getTime()) };
    const { products, banner, ...rest } = await catalogue.suggest({ ...question, history: history.times });
    const rendered = products.map((product) => {
      const quantity = context.quantities.get(product.articleNumber) ?? 0;
      return renderProduct(
        product,
        { ...context, quantity, language },
        history.last.get(product.articleNumber) ?? null,
      );
    });
    const body = `{"products":[${rendered.join(',')}],${JSON.stringify({ ...rest, banner: bannerFor(banner, context.customer) }).slice(1)}`;
    return { rendered: Buffer.from(body), stale };
  });
