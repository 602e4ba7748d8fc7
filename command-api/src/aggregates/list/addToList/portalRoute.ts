import { addToPortalList } from '@talloor/contracts/endpoints/portalLists.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { ChangeList } from '../changeList.ts';
import { listedArticles } from '../listedArticles.ts';
import { onManagedList } from '../managedList.ts';
import { viewList } from '../viewList.ts';
import { decideAddToList } from './decideAddToList.ts';

/** The event's author is the manager. */
export const addToPortalListRoute = (side: CommandSide, change: ChangeList): Route =>
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
  });
