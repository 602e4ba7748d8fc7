import { randomUUID } from 'node:crypto';
import { versionsOf } from '@talloor/events/order/orderVersions.ts';
import { goBackToVersion } from '@talloor/contracts/endpoints/orderVersions.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { loadOrderingFacts } from '../../../ordering/orderingFacts.ts';
import { answerSubmit } from '../changes/answerSubmit.ts';
import { createChangeOrder } from '../changes/changeOrder.ts';
import { decideGoBackToVersion } from './decideGoBackToVersion.ts';

export function goBackToVersionRoute(side: CommandSide): Route {
  const change = createChangeOrder(side);
  return route(goBackToVersion, async ({ params: { orderId }, body }, context) => {
    const { customerNumber, language, user } = context;
    const freshId = randomUUID();
    const changedOrder = await change(context, {
      name: goBackToVersion.name,
      orderNumber: orderId,
      input: body,
      articlesOf: (order) =>
        versionsOf(order)
          .filter(({ version }) => version === body.version)
          .flatMap(({ lines }) => lines.map((line) => line.articleNumber)),
      decide: async (order, facts, holderName) => {
        const orderingFacts = await loadOrderingFacts(side, { customerNumber, userId: user.userId });
        const { version, current_version: currentVersion } = body;
        const command = { userId: user.userId, holderName, version, currentVersion, freshId };
        return decideGoBackToVersion(command, order, { ...facts, ...orderingFacts });
      },
    });
    return answerSubmit(side, changedOrder, language);
  });
}
