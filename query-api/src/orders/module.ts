import { dashboardRoutes } from '../dashboard/dashboardRoutes.ts';
import { listOpenOrdersRoute } from './listOpenOrders.ts';
import { orderDetailRoutes } from './orderDetailRoutes.ts';
import type { QueryModule, QuerySide } from '../module.ts';

export const orderModule = (side: QuerySide): QueryModule => ({
  routes: [
    listOpenOrdersRoute(side, side.showsPrices),
    ...orderDetailRoutes(side, side.showsPrices, side.press),
    ...dashboardRoutes(side, side.showsPrices),
  ],
});
