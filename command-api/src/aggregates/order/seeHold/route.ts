import { seeHold } from '@talloor/contracts/endpoints/orderHandover.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { hasSharedChanges } from '../handover/hasSharedChanges.ts';
import { viewHandover } from '../handover/viewHandover.ts';

export const seeHoldRoute = (side: CommandSide): Route =>
  route(seeHold, async ({ params: { orderId } }, context) => {
    const { state } = await side.repository.load(orderFold, orderStream(orderId), 0);
    return { body: await viewHandover(side, state, context, await hasSharedChanges(side, context.customerNumber)) };
  });
