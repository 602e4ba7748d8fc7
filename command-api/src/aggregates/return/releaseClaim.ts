import { deliveryStream, type DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { quantitiesOf, type KnownReturn } from '@talloor/events/return/state.ts';
import type { ReturnedQuantity } from '@talloor/events/return/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { thousandths } from '@talloor/rules/money/rounding.ts';
import type { CommandSide } from '../../commandSide.ts';
import { deliveryFold } from '@talloor/events/delivery/state.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import { sameActorMetadata } from './sameActorMetadata.ts';

/**
 * Makes quantities returnable after rejection, withdrawal or partial collection; a policy repeats it.
 * @returns its position, or null
 */
export async function releaseClaim(
  side: Pick<CommandSide, 'repository'>,
  source: { readonly id: string; readonly metadata: CommandMetadata },
  state: KnownReturn,
): Promise<Position | null> {
  const { returnId, deliveryNumber } = state.request;
  const lines = uncollectedQuantities(state);
  if (lines.length === 0) return null;
  const { position } = await awaitAccepted(
    side.repository.execute(
      deliveryFold,
      deliveryStream(deliveryNumber),
      sameActorMetadata('releaseClaim', source),
      (delivery): Decision<DeliveryEvent> =>
        delivery.status !== 'none' && delivery.returns.claims.some((claim) => claim.returnId === returnId)
          ? [{ type: 'DeliveryReturnReleased', data: { returnId, lines } }]
          : [],
    ),
    'service.unavailable',
  );
  return position;
}

export function uncollectedQuantities(state: KnownReturn): ReturnedQuantity[] {
  const returningLines = state.status === 'refused' || state.status === 'withdrawn' ? [] : quantitiesOf(state);
  return state.request.lines.flatMap(({ lineId, quantity }, index) => {
    const returnedQuantity = returningLines[index]?.lineId === lineId ? returningLines[index].quantity : 0;
    const remaining = (thousandths(quantity) - thousandths(returnedQuantity)) / 1000;
    return remaining > 0 ? [{ lineId, quantity: remaining }] : [];
  });
}
