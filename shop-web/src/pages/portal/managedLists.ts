import {
  addToPortalList,
  changePortalList,
  deletePortalList,
  getPortalList,
  type PortalListItems,
} from '@talloor/contracts/endpoints/portalLists.ts';
import type { ListAccess } from '../../lists/listAccess.ts';
import { call } from '../../server/shopClient.ts';

export const managedLists = {
  kind: 'managed',
  get: (id: string, signal: AbortSignal): Promise<PortalListItems> =>
    call(getPortalList, { params: { id } }, { signal }),
  update: (id, body) => call(changePortalList, { params: { id }, body }),
  remove: async (id) => {
    await call(deletePortalList, { params: { id } });
  },
} satisfies ListAccess;

/** Appends. @throws ProblemError */
export const addToManagedList = (id: string, article: string) =>
  call(addToPortalList, { params: { id }, body: { items: [article] } });
