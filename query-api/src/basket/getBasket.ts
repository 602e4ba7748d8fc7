import { getBasket } from '@talloor/contracts/endpoints/basket.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findBasket } from './findBasket.ts';
import { gatherGrounds } from './gatherGrounds.ts';
import { rememberBaskets } from './rememberBaskets.ts';

/** Active (possibly empty) or named basket, judged now. */
export function getBasketRoute({ pool, catalogue, waiter, clock }: ReadSide): Route {
  const remembered = rememberBaskets();
  return route(getBasket, async ({ params }, { customerNumber, language, seen }) => {
    const stale = await isStale(waiter, seen, 'baskets', 'orderedArticles');
    const name = `${customerNumber} ${params.id ?? ''} ${language}`;
    const basket = await findBasket(pool, customerNumber, params.id, remembered.known(name));
    if (params.id !== undefined && (!basket || basket.status === 'discarded')) throw new Problem('basket.not_found');
    const now = clock.now();
    const grounds = await gatherGrounds(catalogue, basket, customerNumber, now);
    return { rendered: remembered.render(name, grounds, language, now), stale };
  });
}
