import { keepHold } from '@talloor/contracts/endpoints/orderChanges.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { answerChange } from '../changes/answerChange.ts';
import { createChangeOrder } from '../changes/changeOrder.ts';
import { decideKeepHold } from './decideKeepHold.ts';

/** Spec after-ordering §4, §7. */
export function keepHoldRoute(side: CommandSide): Route {
  const change = createChangeOrder(side);
  return route(keepHold, async ({ params: { orderId }, body }, context) => {
    const { userId } = context.user;
    const changedOrder = await change(context, {
      name: keepHold.name,
      orderNumber: orderId,
      input: body,
      decide: (order, { now, isShared }, holderName) => decideKeepHold({ userId, holderName, now, isShared }, order),
    });
    return answerChange(changedOrder, context);
  });
}
