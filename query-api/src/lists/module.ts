import { createDownloads } from '../download/createDownloads.ts';
import { downloadRoutes } from '../download/downloadRoutes.ts';
import { viewRestrictedListRoute } from './viewRestrictedList.ts';
import { wishListRoutes } from './wishListRoutes.ts';
import { standingOrderRoutes } from '../standingOrders/standingOrderRoutes.ts';
import type { QueryModule, QuerySide } from '../module.ts';

export function listModule(side: QuerySide): QueryModule {
  const downloads = createDownloads(side);
  return {
    routes: [
      ...wishListRoutes(side),
      ...standingOrderRoutes(side),
      viewRestrictedListRoute(side),
      ...downloadRoutes(side, downloads, side.showsPrices),
    ],
    close: () => downloads.close(),
  };
}
