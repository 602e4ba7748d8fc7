import type { Route } from '@talloor/platform/http/handler.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import { officeReturnRoutes } from './officeReturnRoutes.ts';
import { returnRoutes } from './returnRoutes.ts';

/** All that is read of returns, by the customer and by the office. */
export const composeReturns = (side: ReadSide, showsPrices: ShowsPrices): readonly Route[] => [
  ...returnRoutes(side, showsPrices),
  ...officeReturnRoutes(side),
];
