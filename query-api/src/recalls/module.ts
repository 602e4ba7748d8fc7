import { findLotsRoute } from '../lots/findLotsRoute.ts';
import { exportRecallRoute } from './exportRecall.ts';
import { officeRecallRoutes } from './officeRecallRoutes.ts';
import { recallRoutes } from './recallRoutes.ts';
import type { QueryModule, QuerySide } from '../module.ts';

/** Recalls, for customers and for the office, and where a lot went. */
export const recallModule = (side: QuerySide): QueryModule => ({
  routes: [...recallRoutes(side), ...officeRecallRoutes(side), exportRecallRoute(side), findLotsRoute(side)],
});
