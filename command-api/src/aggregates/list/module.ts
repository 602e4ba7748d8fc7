import type { CommandSide } from '../../commandSide.ts';
import { defineModule } from '../../module.ts';
import { addToPortalListRoute } from './addToList/portalRoute.ts';
import { addToListRoute } from './addToList/route.ts';
import { createChangeList } from './changeList.ts';
import { createListRoute } from './createList/route.ts';
import { deleteListRoute } from './deleteList/route.ts';
import { deletePortalListRoute } from './deleteManagedList/route.ts';
import { createNamedLists } from './namedLists.ts';
import { ownList } from './ownList.ts';
import { releasePlaceOfDeletedList } from './policies/releasePlaceOfDeletedList.ts';
import { removeFromHistoryRoute } from './removeFromHistory/route.ts';
import { toggleListItemRoutes } from './toggleListItem/route.ts';
import { changePortalListRoute } from './updateList/portalRoute.ts';
import { updateListRoute } from './updateList/route.ts';

export function listModule(side: CommandSide) {
  const lists = createNamedLists(side.pool);
  const change = createChangeList(side);
  return defineModule({
    routes: [
      removeFromHistoryRoute(side),
      createListRoute(side, lists),
      updateListRoute(change),
      ...toggleListItemRoutes(side, change),
      addToListRoute(side, change),
      deleteListRoute(change, lists),
      changePortalListRoute(change),
      addToPortalListRoute(side, change),
      deletePortalListRoute(change, lists),
    ],
    policies: [releasePlaceOfDeletedList(lists)],
    ownList,
  });
}
