import type { OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, type OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { hasStartedChanges, type PlacedOrder } from '../changes/changeForbidden.ts';
import { decideStartChanges } from '../startChanges/decideStartChanges.ts';
import { decideUpdateOrderLine, type UpdateOrderLine } from './decideUpdateOrderLine.ts';
import type { WorldFacts } from '../changes/draftFacts.ts';

/**
 * The specification's calls start no draft, so the first line does (after-ordering §7). Pages start nothing.
 * @param command `freshId` for a new draft
 */
export function startWithFirstLine(
  command: UpdateOrderLine & { readonly freshId: string },
  order: PlacedOrder,
  world: WorldFacts,
): Decision<OrderEvent> {
  const { userId, holderName } = command;
  const { now, isShared } = world;
  if (command.seenVersion !== null || hasStartedChanges(order, { userId, holderName, now, isShared }))
    return decideUpdateOrderLine(command, order, world);
  const startDecision = decideStartChanges({ ...command, takeOver: false, mayTakeOver: false, now, isShared }, order);
  if ('rejected' in startDecision) return startDecision;
  const lineDecision = decideUpdateOrderLine(command, startDecision.reduce<OrderState>(evolveOrder, order), world);
  return 'rejected' in lineDecision || lineDecision.length === 0 ? lineDecision : [...startDecision, ...lineDecision];
}
