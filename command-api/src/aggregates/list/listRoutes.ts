import type { Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../commandSide.ts';
import { addToListRoute } from './addToList/route.ts';
import { createChangeList } from './changeList.ts';
import { createListRoute } from './createList/route.ts';
import { deleteListRoute } from './deleteList/route.ts';
import { manageListRoutes } from './manageLists/routes.ts';
import type { NamedLists } from './namedLists.ts';
import { removeFromHistoryRoute } from './removeFromHistory/route.ts';
import { toggleListItemRoutes } from './toggleListItem/route.ts';
import { updateListRoute } from './updateList/route.ts';

/** All that changes lists. */
export function listRoutes(side: CommandSide, lists: NamedLists): readonly Route[] {
  const change = createChangeList(side);
  return [
    removeFromHistoryRoute(side),
    createListRoute(side, lists),
    updateListRoute(change),
    ...toggleListItemRoutes(side, change),
    addToListRoute(side, change),
    deleteListRoute(change, lists),
    ...manageListRoutes(side, change, lists),
  ];
}
