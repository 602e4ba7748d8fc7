import { command, get } from './callable.ts';
import type * as lists from '../endpoints/portalLists.ts';
import type * as orders from '../endpoints/portalOrders.ts';

export const listPortalOrders = get<typeof orders.listPortalOrders>('listPortalOrders', '/api/portal/orders');
export const listPortalLists = get<typeof lists.listPortalLists>('listPortalLists', '/api/portal/lists');
export const getPortalList = get<typeof lists.getPortalList>('getPortalList', '/api/portal/lists/:id');
export const getPortalListHistory = get<typeof lists.getPortalListHistory>(
  'getPortalListHistory',
  '/api/portal/lists/:id/history',
);
export const getListHistory = get<typeof lists.getListHistory>('getListHistory', '/api/wishlist/:id/history');
export const changePortalList = command<typeof lists.changePortalList>(
  'changePortalList',
  'POST',
  '/api/portal/lists/:id',
);
export const addToPortalList = command<typeof lists.addToPortalList>(
  'addToPortalList',
  'POST',
  '/api/portal/lists/:id/items',
);
export const deletePortalList = command<typeof lists.deletePortalList>(
  'deletePortalList',
  'DELETE',
  '/api/portal/lists/:id',
);
