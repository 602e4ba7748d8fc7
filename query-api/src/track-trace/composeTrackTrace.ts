import type { Route } from '@talloor/platform/http/handler.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import { getTrackTraceRoute } from './getTrackTrace.ts';
import { watchDeliveries } from './watchTrackTrace.ts';

/** All that follows a delivery: the question, and the stream that says when to ask again. */
export function composeTrackTrace(
  side: ReadSide,
  showsPrices: ShowsPrices,
): { readonly routes: readonly Route[]; readonly close: () => void } {
  const watch = watchDeliveries(side);
  return { routes: [getTrackTraceRoute(side, showsPrices), watch.route], close: watch.close };
}
