import { deleteList } from '@talloor/contracts/endpoints/wishListChanges.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { ChangeList } from '../changeList.ts';
import type { NamedLists } from '../namedLists.ts';
import { decideDeleteList } from './decideDeleteList.ts';

export const deleteListRoute = (change: ChangeList, lists: NamedLists) =>
  route(deleteList, async ({ params: { id } }, context) => {
    const { position } = await change(context, { id, name: deleteList.name, input: null, decide: decideDeleteList });
    await lists.release(id);
    return { body: undefined, seen: position };
  });
