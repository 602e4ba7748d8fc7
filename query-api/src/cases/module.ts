import type { QueryModule, QuerySide } from '../module.ts';
import { caseFileRoutes } from './caseFileRoutes.ts';
import { caseRoutes } from './caseRoutes.ts';
import { officeCaseRoutes } from './officeCaseRoutes.ts';

export const caseModule = (side: QuerySide): QueryModule => ({
  routes: [...caseRoutes(side), ...caseFileRoutes(side), ...officeCaseRoutes(side)],
});
