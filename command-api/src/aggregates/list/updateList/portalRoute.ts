import { changePortalList } from '@talloor/contracts/endpoints/portalLists.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { ChangeList } from '../changeList.ts';
import { onManagedList } from '../managedList.ts';
import { viewList } from '../viewList.ts';
import { decideUpdateList } from './decideUpdateList.ts';
import { updateCommandOf } from './route.ts';

export const changePortalListRoute = (change: ChangeList): Route =>
  route(changePortalList, async ({ params: { id }, body }, context) => {
    const { state, position } = await change(context, {
      id,
      name: changePortalList.name,
      input: body,
      decide: onManagedList((list, { userId }) => decideUpdateList(updateCommandOf(body), list, userId)),
    });
    return { body: viewList(state), seen: position };
  });
