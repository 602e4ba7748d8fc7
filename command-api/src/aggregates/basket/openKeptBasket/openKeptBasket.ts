import { basketStream, type BasketOrigin } from '@talloor/events/basket/events.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { followingMetadata } from '../../../commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import { gatherBasketFacts } from '../basketFacts.ts';
import { decideOpenKeptBasket, type LeftOut } from './decideOpenKeptBasket.ts';

export type OpenKeptBasket = {
  readonly customerNumber: string;
  readonly origin: BasketOrigin;
  readonly items: readonly { readonly articleNumber: string; readonly quantity: number }[];
  /** ISO day and start of the window; null leaves the choice to the customer. One that cannot be chosen is left out. */
  readonly delivery: { readonly day: string; readonly windowStart: string | null } | null;
  /** The event that this follows from: the same one opens one basket, however often it comes. */
  readonly source: { readonly id: string; readonly metadata: CommandMetadata };
};

/**
 * Opens a basket with lines beside the customer's active one, as a policy does from a standing order. It is kept until
 * somebody activates it. What cannot be ordered now is left out and answered, each with the reason.
 * @returns the basket's id, null where nothing could be put into it
 */
export async function openKeptBasket(
  side: Pick<CommandSide, 'repository' | 'catalogue' | 'clock'>,
  { customerNumber, origin, items, delivery, source }: OpenKeptBasket,
): Promise<{ readonly basketId: string | null; readonly leftOut: readonly LeftOut[] }> {
  const basketId = commandIdOf('system', 'openKeptBasket', `${customerNumber}/${source.id}`);
  const metadata = { ...followingMetadata('openKeptBasket', source, side.clock.now()), customerNumber };
  let leftOut: readonly LeftOut[] = [];
  const command = side.repository.execute(
    basketFold,
    basketStream(basketId),
    metadata,
    async (state) => {
      const articles = items.map(({ articleNumber }) => articleNumber);
      const facts = await gatherBasketFacts(side, customerNumber, articles);
      const opening = { basketId, customerNumber, openedBy: metadata.actorId, origin };
      const opened = decideOpenKeptBasket({ opening, items, delivery }, state, facts);
      leftOut = opened.leftOut;
      return opened.events;
    },
    { expecting: 'new' },
  );
  const { state } = await accepted(command, 'service.unavailable');
  return { basketId: state.status === 'none' ? null : basketId, leftOut };
}
