import type { OrderContent } from '@talloor/events/basket/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { followingMetadata } from '../../../commandMetadata.ts';
import { orderFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import { decidePlaceOrder } from './decidePlaceOrder.ts';

/** An event that carries the order: the basket's BasketCheckedOut or the order's OrderPlaced. */
export type OrderSource = {
  readonly id: string;
  readonly content: OrderContent;
  readonly metadata: CommandMetadata;
};

/** The event that began the order, made now or before. */
export type Placed = { readonly orderPlaced: OrderSource; readonly position: Position | null };

/**
 * Appends OrderPlaced, its id derived from the basket's event: the checkout does it at once, the policy after a crash.
 */
export async function placeOrder(
  side: Pick<CommandSide, 'repository' | 'faults'>,
  { id, content, metadata }: OrderSource,
): Promise<Placed> {
  const { actorId, actorRole, channel } = metadata;
  const following = followingMetadata('placeOrder', { id, metadata }, new Date(content.placedAt));
  const byTheSame = { ...following, actorId, actorRole, channel };
  const { events, position } = await accepted(
    side.repository.execute(orderFold, orderStream(content.orderNumber), byTheSame, (state) =>
      decidePlaceOrder(content, state),
    ),
  );
  await side.faults.reach('afterOrderPlaced');
  const [placed] = events;
  if (!placed) throw new Error(`order ${content.orderNumber} was not placed by its basket's event`);
  return { orderPlaced: { id: placed.id, content, metadata: byTheSame }, position };
}
