import { getWishList, type WishList, type WishListItems } from '@talloor/contracts/endpoints/wishList.ts';
import { deleteList, updateList } from '@talloor/contracts/endpoints/wishListChanges.ts';
import type { CallInput } from '@talloor/contracts/client.ts';
import { createContext } from 'react';
import { call } from '../server/shopClient.ts';

export type ListUpdate = NonNullable<CallInput<typeof updateList>['body']>;

export type ListAccess = {
  readonly kind: 'own' | 'managed';
  readonly get: (id: string, signal: AbortSignal) => Promise<WishListItems>;
  readonly update: (id: string, body: ListUpdate) => Promise<WishList>;
  readonly remove: (id: string) => Promise<void>;
};

const ownLists: ListAccess = {
  kind: 'own',
  get: (id, signal) => call(getWishList, { params: { id } }, { signal }),
  update: (id, body) => call(updateList, { params: { id }, body }),
  remove: async (id) => {
    await call(deleteList, { params: { id } });
  },
};

export const ListAccessContext = createContext<ListAccess>(ownLists);
