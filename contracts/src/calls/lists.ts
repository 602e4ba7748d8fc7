import { command, get } from './callable.ts';
import type * as columnSets from '../endpoints/columnSets.ts';
import type * as history from '../endpoints/history.ts';
import type * as restrictedList from '../endpoints/restrictedList.ts';
import type * as wishList from '../endpoints/wishList.ts';
import type * as wishListChanges from '../endpoints/wishListChanges.ts';

export const removeFromHistory = command<typeof history.removeFromHistory>(
  'removeFromHistory',
  'DELETE',
  '/api/history/remove/:artno',
);
export const listWishLists = get<typeof wishList.listWishLists>('listWishLists', '/api/wishlist/list');
export const getWishList = get<typeof wishList.getWishList>('getWishList', '/api/wishlist/:id');
export const toggleListItemByPost = command<typeof wishListChanges.toggleListItemByPost>(
  'toggleListItemByPost',
  'POST',
  '/api/wishlist/:id/toggle/:artNo',
);
export const listWishListGroups = get<typeof wishList.listWishListGroups>(
  'listWishListGroups',
  '/api/wishlist/:id/:type/groups',
);
export const listWishListItems = get<typeof wishList.listWishListItems>(
  'listWishListItems',
  '/api/wishlist/:id/:type/items',
);
export const exportWishList = get<typeof wishList.exportWishList>(
  'exportWishList',
  '/export/wishlist/excel/:wishlistId',
);
export const createList = command<typeof wishListChanges.createList>('createList', 'POST', '/api/wishlist/create');
export const updateList = command<typeof wishListChanges.updateList>('updateList', 'POST', '/api/wishlist/update/:id');
export const addToList = command<typeof wishListChanges.addToList>('addToList', 'POST', '/api/wishlist/:id');
export const deleteList = command<typeof wishListChanges.deleteList>('deleteList', 'DELETE', '/api/wishlist/:id');
export const viewRestrictedList = get<typeof restrictedList.viewRestrictedList>(
  'viewRestrictedList',
  '/api/restricted-list/view',
);
export const toggleRestrictedListItemByPost = command<typeof restrictedList.toggleRestrictedListItemByPost>(
  'toggleRestrictedListItemByPost',
  'POST',
  '/api/restricted-list/toggle/:artNo',
);
export const updateRestrictedList = command<typeof restrictedList.updateRestrictedList>(
  'updateRestrictedList',
  'POST',
  '/api/restricted-list',
);
export const listColumnSets = get<typeof columnSets.listColumnSets>('listColumnSets', '/api/column-sets');
export const saveColumnSet = command<typeof columnSets.saveColumnSet>('saveColumnSet', 'POST', '/api/column-sets');
export const deleteColumnSet = command<typeof columnSets.deleteColumnSet>(
  'deleteColumnSet',
  'DELETE',
  '/api/column-sets/:id',
);
