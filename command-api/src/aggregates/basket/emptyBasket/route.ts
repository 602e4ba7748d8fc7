import { emptyBasket } from '@talloor/contracts/endpoints/basket.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideEmptyBasket } from './decideEmptyBasket.ts';

export const emptyBasketRoute = (change: ChangeActiveBasket) =>
  route(emptyBasket, (_input, context) =>
    change(context, { name: emptyBasket.name, input: null, decide: decideEmptyBasket }),
  );
