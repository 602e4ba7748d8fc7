import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { reserveOrderStock } from './allocateOrder/allocateOrder.ts';
import { cancelOrderRoute } from './cancelOrder/route.ts';
import { chooseOrderLineReplacementRoute } from './chooseLineReplacement/route.ts';
import { closeOrder, type DueOrder } from './closeOrder/closeOrder.ts';
import { correctOrderRoutes } from './correctOrder/routes.ts';
import { goBackToVersionRoute } from './goBackToVersion/route.ts';
import { handoverRoutes } from './handover/routes.ts';
import { modifyOrderRoutes } from './modifyOrder/routes.ts';
import { officeOrderRoutes } from './orderActs/officeRoutes.ts';
import type { OrderSource } from './orderSource.ts';
import { placeOrder } from './placeOrder/placeOrder.ts';
import { allocateOrderAfterPlacing } from './policies/allocateOrderAfterPlacing.ts';
import { closeOrdersAtDeadline } from './policies/closeOrdersAtDeadline.ts';
import { placeOrderAfterCheckout } from './policies/placeOrderAfterCheckout.ts';
import { remindOfUnsentDraft } from './policies/remindOfUnsentDraft.ts';
import { sendOrderConfirmation } from './policies/sendOrderConfirmation.ts';
import { tellOfRefusedDraft } from './policies/tellOfRefusedDraft.ts';
import { reportOrderRoute } from './reportOrder/route.ts';

export const orderModule = (side: CommandSide, { mailer, publicUrl }: CommandSettings) =>
  defineModule({
    routes: [
      ...modifyOrderRoutes(side),
      cancelOrderRoute(side),
      ...officeOrderRoutes(side),
      ...correctOrderRoutes(side),
      ...handoverRoutes(side),
      reportOrderRoute(side),
      goBackToVersionRoute(side),
      chooseOrderLineReplacementRoute(side),
    ],
    policies: [
      placeOrderAfterCheckout(side),
      allocateOrderAfterPlacing(side),
      ...(mailer
        ? [
            sendOrderConfirmation(side, mailer),
            remindOfUnsentDraft(side, mailer, publicUrl),
            tellOfRefusedDraft(side, mailer, publicUrl),
          ]
        : []),
    ],
    timers: [closeOrdersAtDeadline(side)],
    afterCheckout: {
      reserveStock: (checkedOut: OrderSource) => reserveOrderStock(side, checkedOut),
      placeOrder: (checkedOut: OrderSource, reserve: Parameters<typeof placeOrder>[2]) =>
        placeOrder(side, checkedOut, reserve, 'new'),
    },
    commands: {
      /** For the demo. */
      closeOrder: (due: DueOrder) => closeOrder(side, due),
    },
  });
