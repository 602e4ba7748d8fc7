import { addToList } from '@talloor/contracts/endpoints/wishListChanges.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { ChangeList } from '../changeList.ts';
import { listedArticles } from '../listedArticles.ts';
import { onOwnList } from '../ownList.ts';
import { viewList } from '../viewList.ts';
import { decideAddToList } from './decideAddToList.ts';

export const addToListRoute = (side: CommandSide, change: ChangeList) =>
  route(addToList, async ({ params: { id }, body: { items } }, context) => {
    const { state, position } = await change(context, {
      id,
      name: addToList.name,
      input: items,
      decide: onOwnList(async (list) =>
        decideAddToList(items, list, await listedArticles(side, items, context.customerNumber)),
      ),
    });
    return { body: viewList(state), seen: position };
  });
