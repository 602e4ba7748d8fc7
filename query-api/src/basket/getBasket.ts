import { getBasket } from '@talloor/contracts/endpoints/basket.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findShownBasket } from './findShownBasket.ts';

/** Active (possibly empty) or named. */
export const getBasketRoute = (side: ReadSide): Route =>
  route(getBasket, async ({ params }, { customerNumber, language, seenPosition }) => {
    const stale = await isStale(side.waiter, seenPosition, 'baskets', 'orderedArticles');
    return { body: await findShownBasket(side, customerNumber, params.id, language), stale };
  });
