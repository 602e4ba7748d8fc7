import { orderStream } from '@talloor/events/order/events.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { awaitOutcome, requireAccepted } from '../../../commands/runCommand.ts';
import { allocateOrder, allocationMetadata } from '../allocateOrder/allocateOrder.ts';
import type { Grant } from '../allocationOf.ts';
import type { OrderSource, Progressed } from '../orderSource.ts';
import { decidePlaceOrder } from './decidePlaceOrder.ts';

type Side = Pick<CommandSide, 'repository' | 'clock' | 'faults'>;

export type Placing = {
  /** Null leaves the reservation to the policy. */
  readonly reserve: (source: OrderSource) => Promise<readonly Grant[] | null>;
  /** Returns the basket's order number after a taken one. */
  readonly replaceNumber: (source: OrderSource) => Promise<string>;
  readonly expecting?: 'new';
};

const maxNumbers = 5;

/**
 * The event id derives from the basket's event. The order gets the next number while another basket's order has its
 * number.
 */
export async function placeOrder(side: Side, source: OrderSource, placing: Placing): Promise<Progressed> {
  let numbered = source;
  for (let tries = 1; tries <= maxNumbers; tries++) {
    const placed = await placeUnderNumber(side, numbered, placing);
    if (placed) return placed;
    const orderNumber = await placing.replaceNumber(numbered);
    numbered = { ...source, content: { ...source.content, orderNumber } };
  }
  throw new Problem('order.number_taken');
}

/** Null when the number is taken. */
async function placeUnderNumber(
  side: Side,
  source: OrderSource,
  { reserve, expecting }: Placing,
): Promise<Progressed | null> {
  const { id, content, metadata } = source;
  const { actorId, actorRole, channel } = metadata;
  const following = followingMetadata('placeOrder', { id, metadata }, new Date(content.placedAt));
  const placing = { ...following, actorId, actorRole, channel };
  const allocating = allocationMetadata(side, source);
  let reserving: Promise<readonly Grant[] | null> | undefined;
  const reserved = () => (reserving ??= reserve(source));
  const outcome = await awaitOutcome(
    side.repository.execute(
      orderFold,
      orderStream(content.orderNumber),
      placing,
      async (order) => decidePlaceOrder(content, await reserved(), order),
      { expecting, metadataOf: ({ type }) => (type === 'OrderPlaced' ? placing : allocating) },
    ),
    'service.unavailable',
  );
  if (outcome.kind === 'rejected' && outcome.rejection.rejected === 'order.number_taken') return null;
  const { state, position } = requireAccepted(outcome);
  await side.faults.reach('afterOrderPlaced');
  const isAllocated = state.status !== 'none' && (state.allocated || state.version > 1);
  // Another process was faster, or a repeat: the order stands without grants.
  const grants = await (isAllocated ? reserving : reserved());
  if (!isAllocated && grants) return allocateOrder(side, source, grants);
  if (grants) await side.faults.reach('afterOrderAllocated');
  return { order: state, position };
}
