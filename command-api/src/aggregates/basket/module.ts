import type { Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { createBasketActivation } from './activateBasket/activate.ts';
import { activateBasketRoute } from './activateBasket/route.ts';
import { createActiveBaskets } from './activeBaskets.ts';
import { approveBasketRoute } from './approveBasket/route.ts';
import { askApprovalLimit, askApprovalRoute } from './askApproval/route.ts';
import { createChangeActiveBasket } from './changeActiveBasket.ts';
import { changeBasketLineRoutes } from './changeBasketLine/route.ts';
import { createSendBasket } from './checkout/createSendBasket.ts';
import type { AfterCheckout } from './checkout/finishCheckout.ts';
import type { OrderNumbers } from './checkout/orderNumbers.ts';
import { checkoutRoute } from './checkout/route.ts';
import { chooseBasketKindRoute } from './chooseBasketKind/route.ts';
import { chooseDeliveryAddressRoute } from './chooseDeliveryAddress/route.ts';
import { chooseBasketLineReplacementRoute } from './chooseLineReplacement/route.ts';
import { confirmDeliveryMomentRoutes } from './confirmDeliveryMoment/route.ts';
import { discardBasketRoute } from './discardBasket/route.ts';
import { emptyBasketRoute } from './emptyBasket/route.ts';
import { importBasketUploadRoute } from './importBasketUpload/route.ts';
import { newBasketRoute } from './newBasket/route.ts';
import { orderAgainRoute } from './orderAgain/route.ts';
import { orderMusselsRoute } from './orderMussels/route.ts';
import { endForgottenBasket } from './policies/endForgottenBasket.ts';
import { keepOneBasketActive } from './policies/keepOneBasketActive.ts';
import { lapseApproval } from './policies/lapseApproval.ts';
import { releaseActiveBasket } from './policies/releaseActiveBasket.ts';
import { remindOfBasket } from './policies/remindOfBasket.ts';
import { tellOfApproval } from './policies/tellOfApproval.ts';
import { sendBackBasketRoute } from './sendBackBasket/route.ts';
import { sendBasketFormRoute } from './sendBasketForm/route.ts';
import { setBasketItemsRoute } from './setBasketItems/route.ts';
import { setBasketReferenceRoute } from './setBasketReference/route.ts';
import { updateFreeSamplesRoute } from './updateFreeSamples/route.ts';
import { withdrawApprovalRoute } from './withdrawApproval/route.ts';

export function basketModule(
  side: CommandSide,
  { mailer, publicUrl }: CommandSettings,
  numbers: OrderNumbers,
  after: AfterCheckout,
  accept: Route,
) {
  const baskets = createActiveBaskets(side.pool);
  const activate = createBasketActivation(side, baskets);
  const change = createChangeActiveBasket(side, baskets);
  const send = createSendBasket(side, baskets);
  const order = checkoutRoute(side, send, numbers, after);
  const ask = askApprovalRoute(side, baskets, send);
  return defineModule({
    routes: [
      setBasketItemsRoute(change),
      importBasketUploadRoute(change),
      orderAgainRoute(side, change),
      orderMusselsRoute(side, numbers, after),
      ...changeBasketLineRoutes(change),
      emptyBasketRoute(change),
      setBasketReferenceRoute(change),
      chooseDeliveryAddressRoute(side, change),
      ...confirmDeliveryMomentRoutes(change),
      chooseBasketKindRoute(side, change),
      chooseBasketLineReplacementRoute(change),
      updateFreeSamplesRoute(side, change),
      activateBasketRoute(side, activate),
      newBasketRoute(side, baskets),
      discardBasketRoute(side, baskets),
      order,
      ask,
      approveBasketRoute(side, numbers, after),
      sendBackBasketRoute(side),
      withdrawApprovalRoute(side, baskets),
      sendBasketFormRoute(side, change, { order, ask, accept }),
    ],
    policies: [
      releaseActiveBasket(baskets),
      keepOneBasketActive(side, baskets),
      endForgottenBasket(side),
      lapseApproval(side),
      ...(mailer ? [remindOfBasket(side, mailer, publicUrl), tellOfApproval(side, mailer, publicUrl)] : []),
    ],
    limits: [askApprovalLimit],
    keeping: { baskets, activate },
  });
}
