import { basketStream, type BasketOrigin } from '@talloor/events/basket/events.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import { askedBy } from '@talloor/catalogue/customer/askedBy.ts';
import { boundUser } from '@talloor/catalogue/customer/boundUser.ts';
import type { AskedMoment } from '@talloor/rules/delivery/deliveryMoments.ts';
import { evolveBasket, noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '../../../commands/folds.ts';
import { accepted } from '../../../commands/runCommand.ts';
import { gatherBasketFacts } from '../../../ordering/basketFacts.ts';
import { decideOpenKeptBasket, type LeftOut } from './decideOpenKeptBasket.ts';

export type OpenKeptBasket = {
  readonly customerNumber: string;
  readonly origin: BasketOrigin;
  readonly items: readonly { readonly articleNumber: string; readonly quantity: number }[];
  /** Null leaves the choice to the customer. One that cannot be chosen is left out. */
  readonly delivery: AskedMoment | null;
  /** The user for whom it is opened: restricted as that user is, whom a reminder of it reaches. */
  readonly userId: string;
  /** The event that this follows from: the same one opens one basket, however often it comes. */
  readonly source: { readonly id: string; readonly metadata: CommandMetadata };
};

/** The basket that follows from an event. */
export const keptBasketId = (customerNumber: string, sourceId: string): string =>
  commandIdOf('system', 'openKeptBasket', `${customerNumber}/${sourceId}`);

/**
 * Opens a basket with lines beside the customer's active one, as a policy does from a standing order. It is kept until
 * somebody activates it. What cannot be ordered now is left out and answered, each with the reason.
 * @returns the basket's id, null where nothing could be put into it
 */
export async function openKeptBasket(
  side: Pick<CommandSide, 'repository' | 'catalogue' | 'clock' | 'features'>,
  { customerNumber, origin, items, delivery, userId, source }: OpenKeptBasket,
): Promise<{
  readonly basketId: string | null;
  readonly leftOut: readonly LeftOut[];
  /** The basket as it was opened, also where that was before and somebody went on in it. */
  readonly state: BasketState;
}> {
  const basketId = keptBasketId(customerNumber, source.id);
  const metadata = {
    ...followingMetadata('openKeptBasket', source, side.clock.now()),
    customerNumber,
    onBehalfOf: userId,
  };
  let leftOut: readonly LeftOut[] = [];
  const command = side.repository.execute(
    basketFold,
    basketStream(basketId),
    metadata,
    async (state) => {
      const articles = items.map(({ articleNumber }) => articleNumber);
      const facts = await askedBy(boundUser(side, userId), () => gatherBasketFacts(side, customerNumber, articles));
      const opening = { basketId, customerNumber, openedBy: userId, origin };
      const opened = decideOpenKeptBasket({ opening, items, delivery }, state, facts);
      leftOut = opened.leftOut;
      return opened.events;
    },
    { expecting: 'new' },
  );
  const { state: standing, events } = await accepted(command, 'service.unavailable');
  const opened = events.reduce((state, { event }) => evolveBasket(state, event), noBasket);
  const state = opened.status === 'none' ? standing : opened;
  return { basketId: state.status === 'none' ? null : basketId, leftOut, state };
}
