import { chooseBasketLineReplacement } from '@talloor/contracts/endpoints/replacements.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideChooseLineReplacement } from './decideChooseLineReplacement.ts';

/** Says of one article of the active basket what is to come where it falls short. */
export const chooseBasketLineReplacementRoute = (change: ChangeActiveBasket) =>
  route(chooseBasketLineReplacement, ({ body }, context) =>
    change(context, {
      name: chooseBasketLineReplacement.name,
      input: body,
      decide: (basket) =>
        decideChooseLineReplacement({ articleNumber: body.article_number, choice: body.choice }, basket),
    }),
  );
