import { chooseOrderLineReplacement } from '@talloor/contracts/endpoints/replacements.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { createChangeOrder } from '../changes/changeOrder.ts';
import { decideChooseLineReplacement } from './decideChooseLineReplacement.ts';

export function chooseOrderLineReplacementRoute(side: CommandSide): Route {
  const change = createChangeOrder(side);
  return route(chooseOrderLineReplacement, async ({ params: { orderId }, body }, context) => {
    const { article_number: articleNumber, choice } = body;
    const chosenBy = context.user.userId;
    const { seen: position } = await change(context, {
      name: chooseOrderLineReplacement.name,
      orderNumber: orderId,
      input: body,
      decide: (order, { now }) => decideChooseLineReplacement({ articleNumber, choice, chosenBy, now }, order),
    });
    return { body: { article_number: articleNumber, choice }, seen: position };
  });
}
