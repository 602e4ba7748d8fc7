import { chooseBasketKind } from '@talloor/contracts/endpoints/checkout.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideChooseBasketKind } from './decideChooseBasketKind.ts';
import { loadMainOrder } from './mainOrder.ts';

export const chooseBasketKindRoute = (side: Pick<CommandSide, 'repository'>, change: ChangeActiveBasket) =>
  route(chooseBasketKind, async ({ body }, context) => {
    const main = body.kind === 'extra' ? await loadMainOrder(side, context.customerNumber, body.main_order) : null;
    return change(context, {
      name: chooseBasketKind.name,
      input: body,
      decide: (basket, facts) => decideChooseBasketKind(main, basket, { ...facts, chosenBy: context.user.userId }),
    });
  });
