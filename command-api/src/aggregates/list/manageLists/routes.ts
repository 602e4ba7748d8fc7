import { addToPortalList, changePortalList, deletePortalList } from '@talloor/contracts/endpoints/portalLists.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { decideAddToList } from '../addToList/decideAddToList.ts';
import type { ChangeList } from '../changeList.ts';
import { listedArticles } from '../listedArticles.ts';
import type { NamedLists } from '../namedLists.ts';
import { decideUpdateList } from '../updateList/decideUpdateList.ts';
import { updateCommandOf } from '../updateList/route.ts';
import { viewList } from '../viewList.ts';
import { onManagedList } from './managedList.ts';
import { decideDeleteManagedList } from '../deleteManagedList/decideDeleteManagedList.ts';

/** The event's author is the manager. */
export const manageListRoutes = (side: CommandSide, change: ChangeList, lists: NamedLists): readonly Route[] => [
  route(changePortalList, async ({ params: { id }, body }, context) => {
    const { state, position } = await change(context, {
      id,
      name: changePortalList.name,
      input: body,
      decide: onManagedList((list) => decideUpdateList(updateCommandOf(body), list)),
    });
    return { body: viewList(state), seen: position };
  }),

  route(addToPortalList, async ({ params: { id }, body: { items } }, context) => {
    const { state, position } = await change(context, {
      id,
      name: addToPortalList.name,
      input: items,
      decide: onManagedList(async (list) =>
        decideAddToList(items, list, await listedArticles(side, items, context.customerNumber)),
      ),
    });
    return { body: viewList(state), seen: position };
  }),

  route(deletePortalList, async ({ params: { id } }, context) => {
    const decide = decideDeleteManagedList;
    const { position } = await change(context, { id, name: deletePortalList.name, input: null, decide });
    await lists.release(id);
    return { body: undefined, seen: position };
  }),
];
