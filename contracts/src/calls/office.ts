import { callable, command, get } from './callable.ts';
import type * as audit from '../endpoints/audit.ts';
import type * as office from '../endpoints/office.ts';
import type * as officeCatalogue from '../endpoints/officeCatalogue.ts';
import type * as officeRestrictedLists from '../endpoints/officeRestrictedLists.ts';
import type * as operations from '../endpoints/operations.ts';

export const getPriceAsSeen = get<typeof officeCatalogue.getPriceAsSeen>('getPriceAsSeen', '/api/office/price-as-seen');
export const listImports = get<typeof officeCatalogue.listImports>('listImports', '/api/office/imports');
export const getOfficeImport = get<typeof officeCatalogue.getOfficeImport>(
  'getOfficeImport',
  '/api/office/imports/:id',
);
export const listCatalogueChanges = get<typeof officeCatalogue.listCatalogueChanges>(
  'listCatalogueChanges',
  '/api/office/catalogue-changes',
);
export const listApiKeys = get<typeof officeCatalogue.listApiKeys>('listApiKeys', '/api/office/apiKeys');
export const createApiKey = command<typeof officeCatalogue.createApiKey>('createApiKey', 'POST', '/api/office/apiKeys');
export const revokeApiKey = command<typeof officeCatalogue.revokeApiKey>(
  'revokeApiKey',
  'DELETE',
  '/api/office/apiKeys/:id',
);
export const listOfficeOrders = get<typeof office.listOfficeOrders>('listOfficeOrders', '/api/office/orders');
export const getOfficeOrder = get<typeof office.getOfficeOrder>('getOfficeOrder', '/api/office/orders/:number');
export const listOfficeCustomers = get<typeof office.listOfficeCustomers>(
  'listOfficeCustomers',
  '/api/office/customers',
);
export const watchOfficeOrders = get<typeof office.watchOfficeOrders>('watchOfficeOrders', '/api/office/orders-stream');
export const watchOfficeQueues = get<typeof office.watchOfficeQueues>('watchOfficeQueues', '/api/office/queues-stream');
export const listOfficeRestrictedLists = get<typeof officeRestrictedLists.listOfficeRestrictedLists>(
  'listOfficeRestrictedLists',
  '/api/office/restrictedLists',
);
export const getOfficeRestrictedList = get<typeof officeRestrictedLists.getOfficeRestrictedList>(
  'getOfficeRestrictedList',
  '/api/office/restrictedLists/:id',
);
export const nameRestrictedListManagers = command<typeof officeRestrictedLists.nameRestrictedListManagers>(
  'nameRestrictedListManagers',
  'PUT',
  '/api/office/restrictedLists/:id',
);
export const getOrderHistory = get<typeof audit.getOrderHistory>(
  'getOrderHistory',
  '/api/office/orders/:number/history',
);
export const getOrderStateAt = get<typeof audit.getOrderStateAt>(
  'getOrderStateAt',
  '/api/office/orders/:number/history/:index',
);
export const exportOrderDossier = get<typeof audit.exportOrderDossier>(
  'exportOrderDossier',
  '/api/office/orders/:number/dossier',
);
export const verifyOrder = callable<typeof audit.verifyOrder>({
  name: 'verifyOrder',
  method: 'POST',
  path: '/api/office/orders/:number/verify',
  side: 'query',
});
export const listSubscriptions = get<typeof operations.listSubscriptions>(
  'listSubscriptions',
  '/api/office/subscriptions',
);
export const retrySubscription = command<typeof operations.retrySubscription>(
  'retrySubscription',
  'POST',
  '/api/office/subscriptions/:name/retry',
);
