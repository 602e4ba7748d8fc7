import { changeBasketLine } from '@talloor/contracts/endpoints/basket.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideSetBasketItems } from '../setBasketItems/decideSetBasketItems.ts';

/** Sets the quantity of one article. */
export const changeBasketLineRoute = (change: ChangeActiveBasket) =>
  route(changeBasketLine, ({ params, body }, context) => {
    const items = [{ articleNumber: params.id, quantity: body.quantity }];
    return change(context, {
      name: changeBasketLine.name,
      input: items,
      articleNumbers: [params.id],
      decide: (basket, facts) => decideSetBasketItems({ items }, basket, facts),
    });
  });
