import { orderStream } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { followingMetadata } from '../../../commandMetadata.ts';
import { orderFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import type { OrderSource } from '../placeOrder/placeOrder.ts';
import { decideAllocateOrder } from './decideAllocateOrder.ts';

export type Allocated = { readonly order: OrderState; readonly position: Position | null };

/**
 * Reserves the order's stock first, keyed by OrderPlaced, and notes the outcome after it: repeated after a crash
 * it finds the same reservation (architecture.md §4, Stock).
 */
export async function allocateOrder(
  side: Pick<CommandSide, 'repository' | 'catalogue' | 'clock' | 'faults'>,
  { id, content, metadata }: OrderSource,
): Promise<Allocated> {
  const wishes = content.lines.map(({ lineId, articleNumber, quantity }) => ({ lineId, articleNumber, quantity }));
  const grants = await side.catalogue.reserveStock(id, content.orderNumber, wishes);
  await side.faults.reach('afterStockReserved');
  const { state, position } = await accepted(
    side.repository.execute(
      orderFold,
      orderStream(content.orderNumber),
      followingMetadata('allocateOrder', { id, metadata }, side.clock.now()),
      (order) => decideAllocateOrder(grants, order),
    ),
  );
  await side.faults.reach('afterOrderAllocated');
  return { order: state, position };
}
