import { cancelChanges } from '@talloor/contracts/endpoints/orderChanges.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { createChangeOrder } from '../changes/changeOrder.ts';
import { decideCancelChanges } from './decideCancelChanges.ts';

/** Spec after-ordering §4, §7. */
export function cancelChangesRoute(side: CommandSide): Route {
  const change = createChangeOrder(side);
  return route(cancelChanges, async ({ params: { orderId }, body }, context) => {
    const changedOrder = await change(context, {
      name: cancelChanges.name,
      orderNumber: orderId,
      input: body,
      decide: (order) => decideCancelChanges(context.user.userId, order),
    });
    return { body: { order_number: orderId, version: changedOrder.order.version }, seen: changedOrder.seen };
  });
}
