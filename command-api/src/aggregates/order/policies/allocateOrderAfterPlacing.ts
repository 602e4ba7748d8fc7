import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { allocateChange } from '../allocateChange/allocateChange.ts';
import { allocateOrder, reserveOrderStock } from '../allocateOrder/allocateOrder.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';

/**
 * Reserves stock where the command did not. Only this policy releases cancelled orders' stock, after all earlier
 * reservations.
 */
export const allocateOrderAfterPlacing = (side: CommandSide) =>
  definePolicy<OrderEvent>({
    name: 'allocateOrder',
    handles: ['OrderPlaced', 'OrderModificationSubmitted', 'OrderCancelled'],
    fromBeginning: true,
    react: async ({ id, event, metadata, streamId, revision }: DecodedEvent<OrderEvent>) => {
      if (event.type === 'OrderModificationSubmitted') {
        const { version, lines } = event.data;
        const { state: order } = await side.repository.load(orderFold, streamId, revision);
        if (order.status === 'none' || order.allocated || order.version > version) return;
        const { orderNumber } = order.content;
        await allocateChange(side, { id, orderNumber, version, lines, metadata });
        return;
      }
      if (event.type === 'OrderCancelled') {
        const { state: order } = await side.repository.load(orderFold, streamId, revision);
        if (order.status !== 'none')
          await side.catalogue.amendReservation(id, order.content.orderNumber, order.version + 1, []);
        return;
      }
      if (event.type !== 'OrderPlaced') return;
      const { state: order } = await side.repository.load(orderFold, streamId, revision);
      if (order.status !== 'none' && (order.allocated || order.version > 1)) return;
      if (metadata.causationId === null) throw new Error(`order ${event.data.orderNumber} was placed by no basket`);
      const source = { id: metadata.causationId, content: event.data, metadata };
      await allocateOrder(side, source, await reserveOrderStock(side, source));
    },
  });
