import { setBasketItems } from '@talloor/contracts/endpoints/basket.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideSetBasketItems } from './decideSetBasketItems.ts';

export const setBasketItemsRoute = (change: ChangeActiveBasket) =>
  route(setBasketItems, ({ body, query }, context) => {
    const items = Object.entries(body).map(([articleNumber, quantity]) => ({ articleNumber, quantity }));
    const isAtLeast = query.at_least === 'true';
    return change(context, {
      name: setBasketItems.name,
      input: isAtLeast ? { items, isAtLeast } : items,
      articleNumbers: items.map((item) => item.articleNumber),
      decide: (basket, facts) => decideSetBasketItems({ items, isAtLeast }, basket, facts),
    });
  });
