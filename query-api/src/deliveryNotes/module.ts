import { deliveryNoteRoutes } from './deliveryNoteRoutes.ts';
import { emptiesRoutes } from '../empties/emptiesRoutes.ts';
import { getTrackTraceRoute } from '../trackTrace/getTrackTrace.ts';
import { watchDeliveries } from '../trackTrace/watchTrackTrace.ts';
import type { QueryModule, QuerySide } from '../module.ts';

export function deliveryModule(side: QuerySide): QueryModule {
  const watch = watchDeliveries(side);
  return {
    routes: [
      ...deliveryNoteRoutes(side),
      getTrackTraceRoute(side, side.showsPrices),
      watch.route,
      ...emptiesRoutes(side),
    ],
    close: () => watch.close(),
  };
}
