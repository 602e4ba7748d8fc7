import { orderStream } from '@talloor/events/order/events.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { allocateOrder, allocationMetadata } from '../allocateOrder/allocateOrder.ts';
import type { Grant } from '../allocationOf.ts';
import type { OrderSource, Progressed } from '../orderSource.ts';
import { decidePlaceOrder } from './decidePlaceOrder.ts';

/**
 * The event id derives from the basket's event; a policy repeats it.
 * @param reserve null leaves the reservation to the policy
 */
export async function placeOrder(
  side: Pick<CommandSide, 'repository' | 'clock' | 'faults'>,
  source: OrderSource,
  reserve: () => Promise<readonly Grant[] | null>,
  expecting?: 'new',
): Promise<Progressed> {
  const { id, content, metadata } = source;
  const { actorId, actorRole, channel } = metadata;
  const following = followingMetadata('placeOrder', { id, metadata }, new Date(content.placedAt));
  const placing = { ...following, actorId, actorRole, channel };
  const allocating = allocationMetadata(side, source);
  let reserving: Promise<readonly Grant[] | null> | undefined;
  const reserved = () => (reserving ??= reserve());
  const { state, position } = await awaitAccepted(
    side.repository.execute(
      orderFold,
      orderStream(content.orderNumber),
      placing,
      async (order) => decidePlaceOrder(content, await reserved(), order),
      { expecting, metadataOf: ({ type }) => (type === 'OrderPlaced' ? placing : allocating) },
    ),
    'service.unavailable',
  );
  await side.faults.reach('afterOrderPlaced');
  const isAllocated = state.status !== 'none' && (state.allocated || state.version > 1);
  // Another process was faster, or a repeat: the order stands without grants.
  const grants = await (isAllocated ? reserving : reserved());
  if (!isAllocated && grants) return allocateOrder(side, source, grants);
  if (grants) await side.faults.reach('afterOrderAllocated');
  return { order: state, position };
}
