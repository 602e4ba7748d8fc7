import { basketStream, type BasketEvent } from '@talloor/events/basket/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { followingMetadata } from '../../commands/commandMetadata.ts';
import type { CommandSide } from '../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import type { ActiveBaskets } from './activeBaskets.ts';
import { decideSetAside } from './setAside/decideSetAside.ts';

export type Activation = {
  readonly id: string;
  readonly event: BasketEvent;
  readonly metadata: CommandMetadata;
  readonly basketId: string;
  readonly position: string;
};

/** The row names the basket, unless another was activated later. */
export async function settleActivation(
  side: Pick<CommandSide, 'repository' | 'clock'>,
  baskets: ActiveBaskets,
  activation: Activation,
): Promise<void> {
  const { event, metadata, basketId, position } = activation;
  const { customerNumber } = metadata;
  if (event.type !== 'BasketActivated' || customerNumber === null) return;
  const row = await baskets.activate(customerNumber, basketId, position);
  const replacedIds = new Set([event.data.previous, row.previous, basketId]);
  replacedIds.delete(row.basketId);
  replacedIds.delete(null);
  for (const replacedId of replacedIds)
    if (replacedId !== null) await setAside(side, replacedId, row.basketId, activation);
}

export async function setAside(
  { repository, clock }: Pick<CommandSide, 'repository' | 'clock'>,
  basketId: string,
  activated: string,
  source: Pick<Activation, 'id' | 'metadata'>,
): Promise<void> {
  const metadata = followingMetadata('setAsideBasket', source, clock.now());
  const command = repository.execute(basketFold, basketStream(basketId), metadata, (state) =>
    decideSetAside({ activated }, state),
  );
  await awaitAccepted(command, 'service.unavailable');
}

/** Set aside during its activation. */
export async function activateAgain(
  side: Pick<CommandSide, 'repository' | 'clock'>,
  baskets: ActiveBaskets,
  basketId: string,
  source: Pick<Activation, 'id' | 'metadata'>,
): Promise<void> {
  const { customerNumber } = source.metadata;
  const row = customerNumber === null ? null : await baskets.find(customerNumber);
  if (row?.basketId !== basketId) return;
  const metadata = followingMetadata('activateBasketAgain', source, side.clock.now());
  const reactivation: BasketEvent = { type: 'BasketActivated', data: { activatedBy: 'system', previous: null } };
  const command = side.repository.execute(basketFold, basketStream(basketId), metadata, (state) =>
    state.status === 'kept' ? [reactivation] : [],
  );
  const { events, position } = await awaitAccepted(command, 'service.unavailable');
  const [firstEvent] = events;
  if (firstEvent && position !== null)
    await settleActivation(side, baskets, { id: firstEvent.id, event: firstEvent.event, metadata, basketId, position });
}
