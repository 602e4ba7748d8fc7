import { officeReturnRoutes } from './officeReturnRoutes.ts';
import { photoRoutes } from './photoRoutes.ts';
import { returnRoutes } from './returnRoutes.ts';
import type { QueryModule, QuerySide } from '../module.ts';

export const returnModule = (side: QuerySide): QueryModule => ({
  routes: [...returnRoutes(side, side.showsPrices, side.press), ...photoRoutes(side), ...officeReturnRoutes(side)],
});
