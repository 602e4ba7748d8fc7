import { newBasket } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { basketFold, noBasket } from '@talloor/events/basket/state.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { latestWithoutCheckout, type ActiveBaskets } from '../activeBaskets.ts';
import { articlesOf, gatherBasketFacts } from '../../../ordering/basketFacts.ts';
import { findBasketOfCommand } from '../findBasketOfCommand.ts';
import { viewBasketState } from '../viewBasketState.ts';
import { countKept } from './countKept.ts';
import { decideNewBasket } from './decideNewBasket.ts';

export const newBasketRoute = (side: CommandSide, baskets: ActiveBaskets) =>
  route(newBasket, async (_input, context) => {
    const { customerNumber, language } = context;
    const metadata = commandMetadata(newBasket.name, null, context, side);
    const row = await baskets.find(customerNumber);
    const endedBaskets = row?.ended ?? [];
    const basketId =
      (await findBasketOfCommand(side, latestWithoutCheckout(endedBaskets), metadata)) ?? row?.basketId ?? null;
    if (basketId === null) {
      const facts = await gatherBasketFacts(side, customerNumber, []);
      return { body: viewBasketState(noBasket, facts, language) };
    }
    const keptCount = await countKept(side, endedBaskets);
    const command = side.repository.execute(basketFold, basketStream(basketId), metadata, (state) =>
      decideNewBasket(state, keptCount),
    );
    const { state, position } = await awaitAccepted(command, 'basket.concurrent_change');
    if (position !== null) await baskets.leave(customerNumber, basketId, position);
    const basket = state.status === 'open' ? state : noBasket;
    const facts = await gatherBasketFacts(side, customerNumber, articlesOf(basket));
    return { body: viewBasketState(basket, facts, language), seen: position };
  });
