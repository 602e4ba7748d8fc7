import { newBasket } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { noBasket } from '@talloor/events/basket/state.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '../../../commands/folds.ts';
import { accepted } from '../../../commands/runCommand.ts';
import { leftLast, type ActiveBaskets } from '../activeBaskets.ts';
import { articlesOf, gatherBasketFacts } from '../../../ordering/basketFacts.ts';
import { findBasketOfCommand } from '../findBasketOfCommand.ts';
import { viewBasketState } from '../viewBasketState.ts';
import { countKept } from './countKept.ts';
import { decideNewBasket } from './decideNewBasket.ts';

/** The next change opens another basket. */
export const newBasketRoute = (side: CommandSide, baskets: ActiveBaskets) =>
  route(newBasket, async (_input, context) => {
    const { customerNumber, language } = context;
    const metadata = commandMetadata(newBasket.name, null, context, side);
    const row = await baskets.find(customerNumber);
    const ended = row?.ended ?? [];
    const basketId = (await findBasketOfCommand(side, leftLast(ended), metadata)) ?? row?.basketId ?? null;
    if (basketId === null) {
      const facts = await gatherBasketFacts(side, customerNumber, []);
      return { body: viewBasketState(noBasket, facts, language) };
    }
    const kept = await countKept(side, ended);
    const command = side.repository.execute(basketFold, basketStream(basketId), metadata, (state) =>
      decideNewBasket(state, kept),
    );
    const { state, position } = await accepted(command, 'basket.concurrent_change');
    if (position !== null) await baskets.leave(customerNumber, basketId, position);
    const shown = state.status === 'open' ? state : noBasket;
    const facts = await gatherBasketFacts(side, customerNumber, articlesOf(shown));
    return { body: viewBasketState(shown, facts, language), seen: position };
  });
