import { changeBasketLine, changeBasketLineByPost } from '@talloor/contracts/endpoints/basket.ts';
import { route, type Input, type RequestContext } from '@talloor/platform/http/handler.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideSetBasketItems } from '../setBasketItems/decideSetBasketItems.ts';

export function changeBasketLineRoutes(change: ChangeActiveBasket) {
  const setQuantity = (
    { params, body }: Input<typeof changeBasketLine>,
    context: RequestContext<{ kind: 'customer' }>,
  ) => {
    const items = [{ articleNumber: params.id, quantity: body.quantity }];
    return change(context, {
      name: changeBasketLine.name,
      input: items,
      articleNumbers: [params.id],
      decide: (basket, facts) => decideSetBasketItems({ items }, basket, facts),
    });
  };
  return [route(changeBasketLine, setQuantity), route(changeBasketLineByPost, setQuantity)];
}
