import { chooseBasketLineReplacement } from '@talloor/contracts/endpoints/replacements.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideChooseLineReplacement } from './decideChooseLineReplacement.ts';

export const chooseBasketLineReplacementRoute = (change: ChangeActiveBasket) =>
  route(chooseBasketLineReplacement, ({ body }, context) =>
    change(context, {
      name: chooseBasketLineReplacement.name,
      input: body,
      decide: (basket) =>
        decideChooseLineReplacement({ articleNumber: body.article_number, choice: body.choice }, basket),
    }),
  );
