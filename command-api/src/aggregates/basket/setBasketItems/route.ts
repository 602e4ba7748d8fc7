import { setBasketItems } from '@talloor/contracts/endpoints/basket.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideSetBasketItems } from './decideSetBasketItems.ts';

/** Sets the listed articles and leaves the others. */
export const setBasketItemsRoute = (change: ChangeActiveBasket) =>
  route(setBasketItems, ({ body }, context) => {
    const items = Object.entries(body).map(([articleNumber, quantity]) => ({ articleNumber, quantity }));
    return change(context, {
      name: setBasketItems.name,
      input: items,
      articleNumbers: items.map((item) => item.articleNumber),
      decide: (basket, facts) => decideSetBasketItems({ items }, basket, facts),
    });
  });
