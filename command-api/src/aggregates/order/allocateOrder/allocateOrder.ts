import { orderStream } from '@talloor/events/order/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { OrderSource, Progressed } from '../orderSource.ts';
import type { Grant } from '../allocationOf.ts';
import { decideAllocateOrder } from './decideAllocateOrder.ts';

/** Keyed by the checkout event. */
export async function reserveOrderStock(
  side: Pick<CommandSide, 'catalogue' | 'faults'>,
  { id, content }: OrderSource,
): Promise<readonly Grant[]> {
  const requests = content.lines.map(({ lineId, articleNumber, quantity }) => ({ lineId, articleNumber, quantity }));
  const grants = await side.catalogue.reserveStock(id, content.orderNumber, requests);
  await side.faults.reach('afterStockReserved');
  return grants;
}

/** Always after the reservation (architecture.md §4, Stock). */
export async function allocateOrder(
  side: Pick<CommandSide, 'repository' | 'clock' | 'faults'>,
  { id, content, metadata }: OrderSource,
  grants: readonly Grant[],
): Promise<Progressed> {
  const { state, position } = await awaitAccepted(
    side.repository.execute(
      orderFold,
      orderStream(content.orderNumber),
      allocationMetadata(side, { id, metadata }),
      (order) => decideAllocateOrder(grants, order),
    ),
    'service.unavailable',
  );
  await side.faults.reach('afterOrderAllocated');
  return { order: state, position };
}

/** The author is the system, even beside a user's order. */
export const allocationMetadata = (
  side: Pick<CommandSide, 'clock'>,
  { id, metadata }: Pick<OrderSource, 'id' | 'metadata'>,
): CommandMetadata => followingMetadata('allocateOrder', { id, metadata }, side.clock.now());
