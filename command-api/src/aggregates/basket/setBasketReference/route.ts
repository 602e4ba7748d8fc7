import { setBasketReference } from '@talloor/contracts/endpoints/basket.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideSetBasketReference } from './decideSetBasketReference.ts';

export const setBasketReferenceRoute = (change: ChangeActiveBasket) =>
  route(setBasketReference, ({ body }, context) =>
    change(context, {
      name: setBasketReference.name,
      input: body,
      decide: (basket) => decideSetBasketReference(body, context.user.userId, basket),
    }),
  );
