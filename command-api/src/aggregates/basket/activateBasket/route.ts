import { activateBasket } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { articlesOf, gatherBasketFacts } from '../../../ordering/basketFacts.ts';
import { viewBasketState } from '../viewBasketState.ts';
import type { BasketActivation } from './activate.ts';

export const activateBasketRoute = (side: CommandSide, activate: BasketActivation) =>
  route(activateBasket, async ({ params: { id } }, context) => {
    const { state, position } = await activate(id, context);
    const facts = await gatherBasketFacts(side, context.customerNumber, articlesOf(state));
    return { body: viewBasketState(state, facts, context.language), seen: position };
  });
