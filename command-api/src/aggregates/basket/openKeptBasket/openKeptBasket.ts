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
  /** Null: the customer chooses. An unavailable moment is omitted. */
  readonly delivery: AskedMoment | null;
  /** User whose restrictions and reminders apply. */
  readonly userId: string;
  /** Cause; one event opens one basket. */
  readonly source: { readonly id: string; readonly metadata: CommandMetadata };
};

/** Deterministic. */
export const keptBasketId = (customerNumber: string, sourceId: string): string =>
  commandIdOf('system', 'openKeptBasket', `${customerNumber}/${sourceId}`);

/**
 * Inactive, for instance of a standing order. Unorderable items are returned with reasons.
 * @returns null without items
 */
export async function openKeptBasket(
  side: Pick<CommandSide, 'repository' | 'catalogue' | 'clock' | 'features'>,
  { customerNumber, origin, items, delivery, userId, source }: OpenKeptBasket,
): Promise<{
  readonly basketId: string | null;
  readonly leftOut: readonly LeftOut[];
  /** Possibly opened earlier and changed since. */
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
