import { chooseUnsent } from '@talloor/contracts/endpoints/orderChanges.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { answerChange } from '../changes/answerChange.ts';
import { createChangeOrder } from '../changes/changeOrder.ts';
import { decideChooseUnsent } from './decideChooseUnsent.ts';

/** Spec after-ordering §4, §7. */
export function chooseUnsentRoute(side: CommandSide): Route {
  const change = createChangeOrder(side);
  return route(chooseUnsent, async ({ params: { orderId }, body }, context) => {
    const { userId } = context.user;
    const changedOrder = await change(context, {
      name: chooseUnsent.name,
      orderNumber: orderId,
      input: body,
      decide: (order, { now }) => decideChooseUnsent({ userId, choice: body.choice, now }, order),
    });
    return answerChange(changedOrder, context);
  });
}
