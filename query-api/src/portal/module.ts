import { listPortalOrdersRoute } from './listPortalOrders.ts';
import { listPortalUsersRoute } from './listPortalUsers.ts';
import { portalListRoutes } from './portalListRoutes.ts';
import type { QueryModule, QuerySide } from '../module.ts';

/** What a customer reads of its own users, orders and lists. */
export const portalModule = (side: QuerySide): QueryModule => ({
  routes: [listPortalUsersRoute(side), listPortalOrdersRoute(side, side.showsPrices), ...portalListRoutes(side)],
});
