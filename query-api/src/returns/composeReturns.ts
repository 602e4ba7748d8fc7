import type { Route } from '@talloor/platform/http/handler.ts';
import type { PaperPress } from '../papers/createPaperPress.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import { officeReturnRoutes } from './officeReturnRoutes.ts';
import { photoRoutes } from './photoRoutes.ts';
import { returnRoutes } from './returnRoutes.ts';

/** All that is read of returns, by the customer and by the office. */
export const composeReturns = (side: ReadSide, showsPrices: ShowsPrices, press: PaperPress): readonly Route[] => [
  ...returnRoutes(side, showsPrices, press),
  ...photoRoutes(side),
  ...officeReturnRoutes(side),
];
