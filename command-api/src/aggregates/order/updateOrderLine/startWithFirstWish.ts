import type { OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, type OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { changesAreBegun, type PlacedOrder } from '../modifyOrder/changeForbidden.ts';
import { decideStartChanges } from '../startChanges/decideStartChanges.ts';
import { decideUpdateOrderLine, type UpdateOrderLine } from './decideUpdateOrderLine.ts';
import type { WorldFacts } from '../modifyOrder/modificationFacts.ts';

/**
 * Notes a wish; where its user has not begun to change the order, or no longer holds it, it begins with that, as
 * `startChanges` does: the specification's calls name no beginning (after-ordering §7). A page names the version that it shows,
 * and may be of a hold that is over: it begins nothing.
 *
 * @param command `freshId` for a draft that begins now
 */
export function startWithFirstWish(
  command: UpdateOrderLine & { readonly freshId: string },
  order: PlacedOrder,
  world: WorldFacts,
): Decision<OrderEvent> {
  const { userId, holderName } = command;
  const { now, isShared } = world;
  if (command.seenVersion !== null || changesAreBegun(order, { userId, holderName, now, isShared }))
    return decideUpdateOrderLine(command, order, world);
  const begun = decideStartChanges({ ...command, takeOver: false, mayTakeOver: false, now, isShared }, order);
  if ('rejected' in begun) return begun;
  const wished = decideUpdateOrderLine(command, begun.reduce<OrderState>(evolveOrder, order), world);
  return 'rejected' in wished || wished.length === 0 ? wished : [...begun, ...wished];
}
