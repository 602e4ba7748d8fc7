import { listOfficeCustomersRoute } from '../office-accounts/listOfficeCustomers.ts';
import { listOfficeUsersRoute } from '../office-accounts/listOfficeUsers.ts';
import { officeRequestRoutes } from '../office-accounts/officeRequestRoutes.ts';
import { getPriceAsSeenRoute } from '../office-catalogue/getPriceAsSeen.ts';
import { importRoutes } from '../office-catalogue/imports.ts';
import { listApiKeysRoute } from '../office-catalogue/listApiKeys.ts';
import { listCatalogueChangesRoute } from '../office-catalogue/listCatalogueChanges.ts';
import { officeContentRoutes } from '../office-content/officeContentRoutes.ts';
import { officeRegistrationRoutes } from '../office-registrations/officeRegistrationRoutes.ts';
import { getOfficeOrderRoute } from './getOfficeOrder.ts';
import { listOfficeOrdersRoute } from './listOfficeOrders.ts';
import { listOfficeRestrictedListsRoute } from './listOfficeRestrictedLists.ts';
import { watchOffice } from './watchOfficeOrders.ts';
import { watchQueues } from './watchOfficeQueues.ts';
import { listSubscriptionsRoute } from '../operations/listSubscriptions.ts';
import type { QueryModule, QuerySide } from '../module.ts';

export function officeModule(side: QuerySide): QueryModule {
  const orders = watchOffice(side);
  const queues = watchQueues(side);
  return {
    routes: [
      listOfficeOrdersRoute(side),
      getOfficeOrderRoute(side),
      listOfficeRestrictedListsRoute(side),
      listOfficeUsersRoute(side),
      listOfficeCustomersRoute(side),
      ...officeRequestRoutes(side),
      orders.route,
      queues.route,
      ...officeRegistrationRoutes(side),
      ...officeContentRoutes(side),
      getPriceAsSeenRoute(side),
      ...importRoutes(side),
      listCatalogueChangesRoute(side),
      listApiKeysRoute(side),
      listSubscriptionsRoute(side),
    ],
    close: () => {
      orders.close();
      queues.close();
    },
  };
}
