import { basketStream, type BasketOrigin } from '@talloor/events/basket/events.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import { runAsUser } from '@talloor/catalogue/customer/runAsUser.ts';
import { boundUserOf } from '@talloor/catalogue/customer/boundUserOf.ts';
import type { AskedMoment } from '@talloor/rules/delivery/deliveryMoments.ts';
import { basketFold, evolveBasket, noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { gatherBasketFacts } from '../../../ordering/basketFacts.ts';
import { decideOpenKeptBasket, type OmittedItem } from './decideOpenKeptBasket.ts';

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
  readonly leftOut: readonly OmittedItem[];
  readonly state: BasketState;
}> {
  const basketId = keptBasketId(customerNumber, source.id);
  const metadata = {
    ...followingMetadata('openKeptBasket', source, side.clock.now()),
    customerNumber,
    onBehalfOf: userId,
  };
  let omitted: readonly OmittedItem[] = [];
  const command = side.repository.execute(
    basketFold,
    basketStream(basketId),
    metadata,
    async (state) => {
      const articles = items.map(({ articleNumber }) => articleNumber);
      const facts = await runAsUser(boundUserOf(side, userId), () => gatherBasketFacts(side, customerNumber, articles));
      const opening = { basketId, customerNumber, openedBy: userId, origin };
      const decision = decideOpenKeptBasket({ opening, items, delivery }, state, facts);
      omitted = decision.omitted;
      return decision.events;
    },
    { expecting: 'new' },
  );
  const { state: currentState, events } = await awaitAccepted(command, 'service.unavailable');
  const openedBasket = events.reduce((state, { event }) => evolveBasket(state, event), noBasket);
  const state = openedBasket.status === 'none' ? currentState : openedBasket;
  return { basketId: state.status === 'none' ? null : basketId, leftOut: omitted, state };
}
