import type { Route } from '@talloor/platform/http/handler.ts';
import type { ReadSide } from '../readSide.ts';
import { exportRecallRoute } from './exportRecall.ts';
import { officeRecallRoutes } from './officeRecallRoutes.ts';
import { recallRoutes } from './recallRoutes.ts';

/** All that is read of recalls, by customers and by the office. */
export const composeRecalls = (side: ReadSide): readonly Route[] => [
  ...recallRoutes(side),
  ...officeRecallRoutes(side),
  exportRecallRoute(side),
];
