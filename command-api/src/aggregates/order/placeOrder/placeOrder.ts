import type { OrderContent } from '@talloor/events/basket/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { followingMetadata } from '../../../commandMetadata.ts';
import { orderFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import { decidePlaceOrder } from './decidePlaceOrder.ts';

/** The basket's event that decided the order; every step that follows is keyed by it. */
export type OrderSource = {
  readonly id: string;
  readonly content: OrderContent;
  readonly metadata: CommandMetadata;
};

/**
 * Appends OrderPlaced, its id derived from the basket's event: the checkout does it at once, the policy after a crash.
 * @returns its position, null where the order stood already
 */
export async function placeOrder(
  side: Pick<CommandSide, 'repository' | 'faults'>,
  { id, content, metadata }: OrderSource,
  expecting?: 'new',
): Promise<Position | null> {
  const { actorId, actorRole, channel } = metadata;
  const following = followingMetadata('placeOrder', { id, metadata }, new Date(content.placedAt));
  const { position } = await accepted(
    side.repository.execute(
      orderFold,
      orderStream(content.orderNumber),
      { ...following, actorId, actorRole, channel },
      (state) => decidePlaceOrder(content, state),
      expecting,
    ),
    'service.unavailable',
  );
  await side.faults.reach('afterOrderPlaced');
  return position;
}
