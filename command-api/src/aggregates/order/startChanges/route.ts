import { randomUUID } from 'node:crypto';
import { startChanges } from '@talloor/contracts/endpoints/orderChanges.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { isGranted } from '@talloor/rules/account/rights.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { answerChange } from '../changes/answerChange.ts';
import { createChangeOrder } from '../changes/changeOrder.ts';
import { decideStartChanges } from './decideStartChanges.ts';

/** Spec after-ordering §4, §7. */
export function startChangesRoute(side: CommandSide): Route {
  const change = createChangeOrder(side);
  return route(startChanges, async ({ params: { orderId }, body }, context) => {
    const { userId, rights } = context.user;
    const command = {
      userId,
      takeOver: body.take_over,
      mayTakeOver: isGranted(rights, 'portal') || isGranted(rights, 'approve'),
      freshId: randomUUID(),
    };
    const changedOrder = await change(context, {
      name: startChanges.name,
      orderNumber: orderId,
      input: body,
      decide: (order, { now, isShared }, holderName) =>
        decideStartChanges({ ...command, holderName, now, isShared }, order),
    });
    return answerChange(changedOrder, context);
  });
}
