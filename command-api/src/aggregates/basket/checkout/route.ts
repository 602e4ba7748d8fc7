import { checkout } from '@talloor/contracts/endpoints/checkout.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { SendBasket } from './createSendBasket.ts';
import { decideCheckout } from './decideCheckout.ts';
import { finishCheckout, type AfterCheckout } from './finishCheckout.ts';
import type { OrderNumbers } from './orderNumbers.ts';
import { withOrderNumber } from './withOrderNumber.ts';

/** ADR 0030. */
export const checkoutRoute = (side: CommandSide, send: SendBasket, numbers: OrderNumbers, after: AfterCheckout) =>
  route(checkout, async ({ body }, context) => {
    const { accepted, metadata, facts } = await send(
      checkout.name,
      body,
      context,
      ({ askedBy: placedBy, ...request }, state, checkoutFacts) =>
        withOrderNumber(side, numbers, (orderNumber) =>
          decideCheckout({ ...request, placedBy, orderNumber }, state, checkoutFacts),
        ),
    );
    const { language } = context;
    return finishCheckout(side, after, accepted, { metadata, language, showPrices: facts?.customer.showPrices });
  });
