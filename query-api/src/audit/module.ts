import { createAuditRoutes } from './createAuditRoutes.ts';
import { personalDataLimit } from './personal-data/downloadPersonalData.ts';
import type { QueryModule, QuerySide } from '../module.ts';

/** What can be proved of an order, and what is known of a person. */
export const auditModule = (side: QuerySide): QueryModule => ({
  routes: [...createAuditRoutes(side, side.showsPrices, side.press)],
  limits: [personalDataLimit],
});
