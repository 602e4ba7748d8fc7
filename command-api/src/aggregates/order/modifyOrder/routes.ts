import { randomUUID } from 'node:crypto';
import {
  cancelChanges,
  chooseUnsent,
  keepHold,
  startChanges,
  submitChanges,
  updateOrderLine,
} from '@talloor/contracts/endpoints/orderChanges.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { isGranted } from '@talloor/rules/account/rights.ts';
import { centsOfEuros } from '@talloor/rules/money/rounding.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { loadOrderingFacts } from '../../../ordering/standings.ts';
import { answerSubmit } from './answerSubmit.ts';
import type { PlacedOrder } from './changeForbidden.ts';
import { createChangeOrder, type ChangedOrder } from './changeOrder.ts';
import { decideCancelChanges } from '../cancelChanges/decideCancelChanges.ts';
import { decideChooseUnsent } from '../chooseUnsent/decideChooseUnsent.ts';
import { startWithFirstWish } from '../updateOrderLine/startWithFirstWish.ts';
import { decideKeepHold } from '../keepHold/decideKeepHold.ts';
import { decideStartChanges } from '../startChanges/decideStartChanges.ts';
import { decideSubmitChanges } from '../submitChanges/decideSubmitChanges.ts';
import { viewModification } from './viewModification.ts';

type Context = RequestContext<{ kind: 'customer' }>;

/** Spec after-ordering §4, §7. */
export function modifyOrderRoutes(side: CommandSide): readonly Route[] {
  const change = createChangeOrder(side);
  const renderAnswer = (
    { order, facts, holderName, names, seen: position }: ChangedOrder,
    { user, language }: Context,
  ) => ({
    body: viewModification(order, facts, { userId: user.userId, holderName, names, language }),
    seen: position,
  });

  return [
    route(startChanges, async ({ params: { orderId }, body }, context) => {
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
      return renderAnswer(changedOrder, context);
    }),

    route(updateOrderLine, async ({ params: { orderId }, body }, context) => {
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
          const wish = { userId: context.user.userId, holderName, articleNumber, quantity, seenVersion };
          return startWithFirstWish({ freshId, ...wish }, order, facts);
        },
      });
      return renderAnswer(changedOrder, context);
    }),

    route(keepHold, async ({ params: { orderId }, body }, context) => {
      const { userId } = context.user;
      const changedOrder = await change(context, {
        name: keepHold.name,
        orderNumber: orderId,
        input: body,
        decide: (order, { now, isShared }, holderName) => decideKeepHold({ userId, holderName, now, isShared }, order),
      });
      return renderAnswer(changedOrder, context);
    }),

    route(chooseUnsent, async ({ params: { orderId }, body }, context) => {
      const { userId } = context.user;
      const changedOrder = await change(context, {
        name: chooseUnsent.name,
        orderNumber: orderId,
        input: body,
        decide: (order, { now }) => decideChooseUnsent({ userId, choice: body.choice, now }, order),
      });
      return renderAnswer(changedOrder, context);
    }),

    route(submitChanges, async ({ params: { orderId }, body }, context) => {
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
            cause: 'user' as const,
            seenVersion: body.version ?? null,
          };
          // The clock is read again: loading may have passed the deadline.
          return decideSubmitChanges(command, order, { ...facts, ...orderingFacts, now: side.clock.now() });
        },
      });
      return answerSubmit(side, changedOrder, language);
    }),

    route(cancelChanges, async ({ params: { orderId }, body }, context) => {
      const changedOrder = await change(context, {
        name: cancelChanges.name,
        orderNumber: orderId,
        input: body,
        decide: (order) => decideCancelChanges(context.user.userId, order),
      });
      return { body: { order_number: orderId, version: changedOrder.order.version }, seen: changedOrder.seen };
    }),
  ];
}
