import { activateBasket } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { basketFold, type BasketState } from '@talloor/events/basket/state.ts';
import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { ActiveBaskets } from '../activeBaskets.ts';
import { settleActivation } from '../settleActivation.ts';
import { decideActivateBasket } from './decideActivateBasket.ts';

type Activator = Pick<RequestContext, 'idempotencyKey' | 'correlationId'> & {
  readonly user: SessionUser;
  readonly customerNumber: string;
};

/** @throws Problem */
export type BasketActivation = (
  basketId: string,
  activator: Activator,
) => Promise<{ readonly state: BasketState; readonly position: string | null }>;

export const createBasketActivation =
  (side: CommandSide, baskets: ActiveBaskets): BasketActivation =>
  async (basketId, activator) => {
    const { customerNumber, user } = activator;
    const metadata = commandMetadata(activateBasket.name, basketId, activator, side);
    const command = side.repository.execute(basketFold, basketStream(basketId), metadata, async (state) => {
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
        basketId,
        position,
      });
    return { state, position };
  };
