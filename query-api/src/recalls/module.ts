import { findLotsRoute } from '../lots/findLotsRoute.ts';
import { exportRecallRoute } from './exportRecall.ts';
import { officeRecallRoutes } from './officeRecallRoutes.ts';
import { recallRoutes } from './recallRoutes.ts';
import type { QueryModule, QuerySide } from '../module.ts';

export const recallModule = (side: QuerySide): QueryModule => ({
  routes: [...recallRoutes(side), ...officeRecallRoutes(side), exportRecallRoute(side), findLotsRoute(side)],
});
