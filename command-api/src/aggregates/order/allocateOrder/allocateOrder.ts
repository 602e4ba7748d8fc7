import { orderStream } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { followingMetadata } from '../../../commandMetadata.ts';
import { orderFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import type { OrderSource } from '../placeOrder/placeOrder.ts';
import { decideAllocateOrder, type Grant } from './decideAllocateOrder.ts';

export type Allocated = { readonly order: OrderState; readonly position: Position | null };

/** Commits the order's reservation, keyed by the checkout's event: repeated after a crash it answers the same. */
export async function reserveOrderStock(
  side: Pick<CommandSide, 'catalogue' | 'faults'>,
  { id, content }: OrderSource,
): Promise<readonly Grant[]> {
  const wishes = content.lines.map(({ lineId, articleNumber, quantity }) => ({ lineId, articleNumber, quantity }));
  const grants = await side.catalogue.reserveStock(id, content.orderNumber, wishes);
  await side.faults.reach('afterStockReserved');
  return grants;
}

/** Notes on a placed order what was reserved for it, always after the reservation (architecture.md §4, Stock). */
export async function allocateOrder(
  side: Pick<CommandSide, 'repository' | 'clock' | 'faults'>,
  { id, content, metadata }: OrderSource,
  grants: readonly Grant[],
): Promise<Allocated> {
  const { state, position } = await accepted(
    side.repository.execute(
      orderFold,
      orderStream(content.orderNumber),
      followingMetadata('allocateOrder', { id, metadata }, side.clock.now()),
      (order) => decideAllocateOrder(grants, order),
    ),
    'service.unavailable',
  );
  await side.faults.reach('afterOrderAllocated');
  return { order: state, position };
}
