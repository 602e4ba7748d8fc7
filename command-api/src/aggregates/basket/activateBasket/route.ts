import { activateBasket } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { ActiveBaskets } from '../activeBaskets.ts';
import { articlesOf, gatherBasketFacts } from '../../../ordering/basketFacts.ts';
import { settleActivation } from '../settleActivation.ts';
import { viewBasketState } from '../viewBasketState.ts';
import { decideActivateBasket } from './decideActivateBasket.ts';

export const activateBasketRoute = (side: CommandSide, baskets: ActiveBaskets) =>
  route(activateBasket, async ({ params: { id } }, context) => {
    const { customerNumber, user, language } = context;
    const metadata = commandMetadata(activateBasket.name, id, context, side);
    const command = side.repository.execute(basketFold, basketStream(id), metadata, async (state) => {
      const row = await baskets.find(customerNumber);
      const activation = { customerNumber, activatedBy: user.userId, active: row?.basketId ?? null };
      return decideActivateBasket(activation, state);
    });
    const { state, events, position } = await awaitAccepted(command, 'basket.concurrent_change');
    const [firstEvent] = events;
    if (firstEvent && position !== null)
      await settleActivation(side, baskets, {
        id: firstEvent.id,
        event: firstEvent.event,
        metadata,
        basketId: id,
        position,
      });
    const facts = await gatherBasketFacts(side, customerNumber, articlesOf(state));
    return { body: viewBasketState(state, facts, language), seen: position };
  });
