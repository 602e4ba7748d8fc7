import { deletePortalList } from '@talloor/contracts/endpoints/portalLists.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { ChangeList } from '../changeList.ts';
import type { NamedLists } from '../namedLists.ts';
import { decideDeleteManagedList } from './decideDeleteManagedList.ts';

export const deletePortalListRoute = (change: ChangeList, lists: NamedLists): Route =>
  route(deletePortalList, async ({ params: { id } }, context) => {
    const { position } = await change(context, {
      id,
      name: deletePortalList.name,
      input: null,
      decide: decideDeleteManagedList,
    });
    await lists.release(id);
    return { body: undefined, seen: position };
  });
