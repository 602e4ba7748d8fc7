import { randomUUID } from 'node:crypto';
import { updateOrderLine } from '@talloor/contracts/endpoints/orderChanges.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { answerChange } from '../changes/answerChange.ts';
import type { PlacedOrder } from '../changes/changeForbidden.ts';
import { createChangeOrder } from '../changes/changeOrder.ts';
import { startWithFirstLine } from './startWithFirstLine.ts';

/** Spec after-ordering §4, §7. */
export function updateOrderLineRoute(side: CommandSide): Route {
  const change = createChangeOrder(side);
  return route(updateOrderLine, async ({ params: { orderId }, body }, context) => {
    const freshId = randomUUID();
    const articleOf = (order: PlacedOrder): string | undefined =>
      body.article_number ??
      order.content.lines.find((line) => line.lineId === body.line_id && !line.free)?.articleNumber;
    const changedOrder = await change(context, {
      name: updateOrderLine.name,
      orderNumber: orderId,
      input: body,
      articlesOf: (order) => [articleOf(order) ?? []].flat(),
      settings: 'remembered',
      decide: (order, facts, holderName) => {
        const articleNumber = articleOf(order);
        if (articleNumber === undefined) return { rejected: 'order.line_not_found' };
        const { quantity, version: seenVersion = null } = body;
        const lineChange = { userId: context.user.userId, holderName, articleNumber, quantity, seenVersion };
        return startWithFirstLine({ freshId, ...lineChange }, order, facts);
      },
    });
    return answerChange(changedOrder, context);
  });
}
