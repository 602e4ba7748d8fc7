import { getBasket } from '@talloor/contracts/endpoints/basket.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findBasket } from './findBasket.ts';
import { rememberBaskets } from './rememberBaskets.ts';

/** The customer's active basket, empty where there is none yet, or the one named; judged by the facts of now. */
export function getBasketRoute({ pool, catalogue, waiter, clock }: ReadSide): Route {
  const remembered = rememberBaskets();
  return route(getBasket, async ({ params }, { customerNumber, language, seen }) => {
    const stale = await isStale(waiter, seen, 'baskets', 'orderedArticles');
    const name = `${customerNumber} ${params.id ?? ''} ${language}`;
    const basket = await findBasket(pool, customerNumber, params.id, remembered.known(name));
    if (!basket && params.id !== undefined) throw new Problem('basket.not_found');
    const now = clock.now();
    const articles = basket?.lines.map(([articleNumber]) => articleNumber) ?? [];
    const [products, customer, calendar] = await Promise.all([
      catalogue.findProducts(articles, customerNumber, dayAt(now.getTime())),
      catalogue.findCustomer(customerNumber),
      catalogue.findCalendar(),
    ]);
    if (!customer) throw new Problem('customer.not_selected');
    return { rendered: remembered.render(name, { basket, products, customer, calendar }, language, now), stale };
  });
}
