import { discardBasket } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { ActiveBaskets } from '../activeBaskets.ts';
import { decideDiscardBasket } from './decideDiscardBasket.ts';

/** Spec shopping §7. */
export const discardBasketRoute = (side: CommandSide, baskets: ActiveBaskets) =>
  route(discardBasket, async ({ params: { id } }, context) => {
    const { customerNumber, user } = context;
    const metadata = commandMetadata(discardBasket.name, id, context, side);
    const command = side.repository.execute(basketFold, basketStream(id), metadata, (state) =>
      decideDiscardBasket({ customerNumber, discardedBy: user.userId }, state),
    );
    const { position } = await awaitAccepted(command, 'basket.concurrent_change');
    if (position !== null) await baskets.leave(customerNumber, id, position);
    return { body: { basket_id: id }, seen: position };
  });
