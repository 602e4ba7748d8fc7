import { listOfficeCustomersRoute } from '../officeAccounts/listOfficeCustomers.ts';
import { listOfficeUsersRoute } from '../officeAccounts/listOfficeUsers.ts';
import { listOfficeRolesRoute } from '../officeRoles/listOfficeRoles.ts';
import { officeRequestRoutes } from '../officeAccounts/officeRequestRoutes.ts';
import { getPriceAsSeenRoute } from '../officeCatalogue/getPriceAsSeen.ts';
import { importRoutes } from '../officeCatalogue/imports.ts';
import { listApiKeysRoute } from '../officeCatalogue/listApiKeys.ts';
import { listCatalogueChangesRoute } from '../officeCatalogue/listCatalogueChanges.ts';
import { officeContentRoutes } from '../officeContent/officeContentRoutes.ts';
import { officeRegistrationRoutes } from '../officeRegistrations/officeRegistrationRoutes.ts';
import { missRoutes } from '../misses/missRoutes.ts';
import { officePunchOutRoutes } from '../punchOut/officePunchOutRoutes.ts';
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
      listOfficeRolesRoute(side),
      listOfficeCustomersRoute(side),
      ...officeRequestRoutes(side),
      orders.route,
      queues.route,
      ...officeRegistrationRoutes(side),
      ...officeContentRoutes(side),
      ...missRoutes(side),
      getPriceAsSeenRoute(side),
      ...importRoutes(side),
      listCatalogueChangesRoute(side),
      ...officePunchOutRoutes(side),
      listApiKeysRoute(side),
      listSubscriptionsRoute(side),
    ],
    close: () => {
      orders.close();
      queues.close();
    },
  };
}
