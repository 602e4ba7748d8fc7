import type { Route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { askApproval } from '@talloor/contracts/endpoints/approvals.ts';
import type { CommandSide } from '../../commandSide.ts';
import type { ActiveBaskets } from './activeBaskets.ts';
import { approveBasketRoute } from './approveBasket/route.ts';
import { askApprovalRoute } from './askApproval/route.ts';
import type { SendBasket } from './checkout/createSendBasket.ts';
import type { AfterCheckout } from './checkout/finishCheckout.ts';
import type { OrderNumbers } from './checkout/orderNumbers.ts';
import { sendBackBasketRoute } from './sendBackBasket/route.ts';
import { withdrawApprovalRoute } from './withdrawApproval/route.ts';

type Ordering = {
  readonly baskets: ActiveBaskets;
  readonly send: SendBasket;
  readonly numbers: OrderNumbers;
  readonly after: AfterCheckout;
};

/** Asking for approval, and what becomes of it (ADR 0108); `ask` beside, for the form without script. */
export function approvalRoutes(side: CommandSide, { baskets, send, numbers, after }: Ordering) {
  const ask: Route = askApprovalRoute(side, baskets, send);
  return {
    ask,
    routes: [
      ask,
      approveBasketRoute(side, numbers, after),
      sendBackBasketRoute(side),
      withdrawApprovalRoute(side, baskets),
    ] as readonly Route[],
  };
}

/** Each asking is a mail to every approver: more in an hour than a kitchen has orders is no kitchen's. */
export const askApprovalLimit: RateLimit = {
  endpoint: askApproval.name,
  windowSeconds: 3600,
  counts: 'all',
  perUser: 30,
  problem: 'request.rate_limited',
};
