import type { Route } from '@talloor/platform/http/handler.ts';
import { toggleReturnLineRoute } from './aggregates/return/toggleReturn/route.ts';
import { officeReturnRoutes } from './aggregates/return/officeReturnRoutes.ts';
import { requestReturnRoute } from './aggregates/return/requestReturn/route.ts';
import { withdrawReturnRoute } from './aggregates/return/withdrawReturn/route.ts';
import type { CommandSide } from './commandSide.ts';
import { keepReturnsInStep } from './policies/keepReturnsInStep.ts';

/** All that is done to returns, by the customer and by the office, and what follows by itself. */
export const composeReturns = (side: CommandSide) => ({
  routes: [
    toggleReturnLineRoute(side),
    requestReturnRoute(side),
    withdrawReturnRoute(side),
    ...officeReturnRoutes(side),
  ] as readonly Route[],
  policies: [keepReturnsInStep(side)],
});
