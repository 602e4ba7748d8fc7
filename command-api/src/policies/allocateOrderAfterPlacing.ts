import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { Policy } from '@talloor/platform/subscription/projector.ts';
import { allocateOrder, reserveOrderStock } from '../aggregates/order/allocateOrder/allocateOrder.ts';
import type { CommandSide } from '../commandSide.ts';
import { orderFold } from '../folds.ts';

/** An order was placed: gives it what the stock has, where the checkout has not done so itself. */
export const allocateOrderAfterPlacing = (side: CommandSide): Policy<OrderEvent> => ({
  name: 'allocateOrder',
  handles: ['OrderPlaced'],
  fromBeginning: true,
  react: async ({ event, metadata, streamId, revision }: DecodedEvent<OrderEvent>) => {
    if (event.type !== 'OrderPlaced') return;
    const { state: order } = await side.repository.load(orderFold, streamId, revision);
    if (order.status === 'open' && order.allocated) return;
    if (metadata.causationId === null) throw new Error(`order ${event.data.orderNumber} was placed by no basket`);
    const source = { id: metadata.causationId, content: event.data, metadata };
    await allocateOrder(side, source, await reserveOrderStock(side, source));
  },
});
