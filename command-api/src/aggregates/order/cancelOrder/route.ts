import { cancelOrder } from '@talloor/contracts/endpoints/orderActs.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { createChangeOrder } from '../changes/changeOrder.ts';
import { articlesThatStay } from '../changes/firstRefusedLine.ts';
import { decideCancelOrder } from './decideCancelOrder.ts';

/** A policy releases the stock, after any running reservation. */
export function cancelOrderRoute(side: CommandSide): Route {
  const change = createChangeOrder(side);
  return route(cancelOrder, async ({ params: { orderId }, body }, context) => {
    const { seen: position } = await change(context, {
      name: cancelOrder.name,
      orderNumber: orderId,
      input: body,
      decide: (order, facts, holderName) =>
        decideCancelOrder(
          {
            by: 'customer',
            userId: context.user.userId,
            reason: body.reason,
            holderName,
            // Picking starts after the deadline.
            isPicked: false,
            articlesThatStay: articlesThatStay(order, facts, context.language),
            now: facts.now,
          },
          order,
        ),
    });
    return { body: { order_number: orderId }, seen: position };
  });
}
