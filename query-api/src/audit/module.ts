import { createAuditRoutes } from './createAuditRoutes.ts';
import { personalDataLimit } from './personalData/downloadPersonalData.ts';
import type { QueryModule, QuerySide } from '../module.ts';

export const auditModule = (side: QuerySide): QueryModule => ({
  routes: [...createAuditRoutes(side, side.showsPrices, side.press)],
  limits: [personalDataLimit],
});
