import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { reserveOrderStock } from './allocateOrder/allocateOrder.ts';
import { answerAskRoute } from './answerAsk/route.ts';
import { askForOrderRoute } from './askForOrder/route.ts';
import { cancelChangesRoute } from './cancelChanges/route.ts';
import { cancelOrderForCustomerRoute } from './cancelOrder/officeRoute.ts';
import { cancelOrderRoute } from './cancelOrder/route.ts';
import { chooseOrderLineReplacementRoute } from './chooseLineReplacement/route.ts';
import { chooseUnsentRoute } from './chooseUnsent/route.ts';
import { closeOrder, type DueOrder } from './closeOrder/closeOrder.ts';
import { correctOrderRoutes } from './correctOrder/routes.ts';
import { extendDeadlineRoute } from './extendDeadline/route.ts';
import { goBackToVersionRoute } from './goBackToVersion/route.ts';
import { keepHoldRoute } from './keepHold/route.ts';
import { lockOrderRoute } from './lockOrder/route.ts';
import { addOrderNoteRoute } from './noteOrder/route.ts';
import type { OrderSource } from './orderSource.ts';
import { placeOrder, type Placing } from './placeOrder/placeOrder.ts';
import { allocateOrderAfterPlacing } from './policies/allocateOrderAfterPlacing.ts';
import { closeOrdersAtDeadline } from './policies/closeOrdersAtDeadline.ts';
import { placeOrderAfterCheckout } from './policies/placeOrderAfterCheckout.ts';
import { remindOfUnsentDraft } from './policies/remindOfUnsentDraft.ts';
import { sendOrderConfirmation } from './policies/sendOrderConfirmation.ts';
import { tellOfRefusedDraft } from './policies/tellOfRefusedDraft.ts';
import { reportOrderRoute } from './reportOrder/route.ts';
import { seeHoldRoute } from './seeHold/route.ts';
import { startChangesRoute } from './startChanges/route.ts';
import { submitChangesRoute } from './submitChanges/route.ts';
import { unlockOrderRoute } from './unlockOrder/route.ts';
import { updateOrderLineRoute } from './updateOrderLine/route.ts';

export const orderModule = (
  side: CommandSide,
  { mailer, publicUrl }: CommandSettings,
  replaceNumber: Placing['replaceNumber'],
) =>
  defineModule({
    routes: [
      startChangesRoute(side),
      updateOrderLineRoute(side),
      keepHoldRoute(side),
      chooseUnsentRoute(side),
      submitChangesRoute(side),
      cancelChangesRoute(side),
      cancelOrderRoute(side),
      cancelOrderForCustomerRoute(side),
      lockOrderRoute(side),
      unlockOrderRoute(side),
      extendDeadlineRoute(side),
      addOrderNoteRoute(side),
      ...correctOrderRoutes(side),
      seeHoldRoute(side),
      askForOrderRoute(side),
      answerAskRoute(side),
      reportOrderRoute(side),
      goBackToVersionRoute(side),
      chooseOrderLineReplacementRoute(side),
    ],
    policies: [
      placeOrderAfterCheckout(side, replaceNumber),
      allocateOrderAfterPlacing(side),
      ...(mailer
        ? [
            sendOrderConfirmation(side, mailer, publicUrl),
            remindOfUnsentDraft(side, mailer, publicUrl),
            tellOfRefusedDraft(side, mailer, publicUrl),
          ]
        : []),
    ],
    timers: [closeOrdersAtDeadline(side)],
    afterCheckout: {
      reserveStock: (checkedOut: OrderSource) => reserveOrderStock(side, checkedOut),
      placeOrder: (checkedOut: OrderSource, reserve: Placing['reserve']) =>
        placeOrder(side, checkedOut, { reserve, replaceNumber, expecting: 'new' }),
    },
    commands: {
      closeOrder: (due: DueOrder) => closeOrder(side, due),
    },
  });
