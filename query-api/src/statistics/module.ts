import type { QueryModule, QuerySide } from '../module.ts';
import { statisticsLimits, statisticsRoutes } from './statisticsRoutes.ts';

export const statisticsModule = (side: QuerySide): QueryModule => ({
  routes: statisticsRoutes(side),
  limits: statisticsLimits,
});
