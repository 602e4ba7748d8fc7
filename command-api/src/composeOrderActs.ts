import type { Route } from '@talloor/platform/http/handler.ts';
import { cancelOrderRoute } from './aggregates/order/cancelOrder/route.ts';
import { correctOrderRoutes } from './aggregates/order/correctOrder/routes.ts';
import { handoverRoutes } from './aggregates/order/handover/routes.ts';
import { officeOrderRoutes } from './aggregates/order/orderActs/officeRoutes.ts';
import { reportOrderRoute } from './aggregates/order/reportOrder/route.ts';
import type { CommandSide } from './commandSide.ts';

/** What is done to an order beside changing it: cancelled, locked, restricted, its deadline moved. */
export const composeOrderActs = (side: CommandSide): readonly Route[] => [
  cancelOrderRoute(side),
  ...officeOrderRoutes(side),
  ...correctOrderRoutes(side),
  ...handoverRoutes(side),
  reportOrderRoute(side),
];
