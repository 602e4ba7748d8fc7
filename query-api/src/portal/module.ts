import { listPortalOrdersRoute } from './listPortalOrders.ts';
import { listPortalUsersRoute } from './listPortalUsers.ts';
import { portalListRoutes } from './portalListRoutes.ts';
import type { QueryModule, QuerySide } from '../module.ts';

export const portalModule = (side: QuerySide): QueryModule => ({
  routes: [listPortalUsersRoute(side), listPortalOrdersRoute(side, side.showsPrices), ...portalListRoutes(side)],
});
