import { submitChanges } from '@talloor/contracts/endpoints/orderChanges.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { centsOfEuros } from '@talloor/rules/money/rounding.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { loadOrderingFacts } from '../../../ordering/orderingFacts.ts';
import { answerSubmit } from '../changes/answerSubmit.ts';
import { createChangeOrder } from '../changes/changeOrder.ts';
import { decideSubmitChanges } from './decideSubmitChanges.ts';

/** Spec after-ordering §4, §7. */
export function submitChangesRoute(side: CommandSide): Route {
  const change = createChangeOrder(side);
  return route(submitChanges, async ({ params: { orderId }, body }, context) => {
    const { customerNumber, language, user } = context;
    const changedOrder = await change(context, {
      name: submitChanges.name,
      orderNumber: orderId,
      input: body,
      decide: async (order, facts, holderName) => {
        const orderingFacts = await loadOrderingFacts(side, { customerNumber, userId: user.userId });
        const amount = facts.customer.showPrices ? body.amount_to_pay : undefined;
        const command = {
          userId: user.userId,
          holderName,
          modificationId: body.modification_id ?? null,
          amountToPayCents: amount === undefined ? null : centsOfEuros(amount),
          shown: body.shown ?? null,
          cause: 'user' as const,
          seenVersion: body.version ?? null,
        };
        // The clock is read again: loading may have passed the deadline.
        return decideSubmitChanges(command, order, { ...facts, ...orderingFacts, now: side.clock.now() });
      },
    });
    return answerSubmit(side, changedOrder, language);
  });
}
