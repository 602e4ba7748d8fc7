import { updateList } from '@talloor/contracts/endpoints/wishListChanges.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { ChangeList } from '../changeList.ts';
import { onOwnList } from '../ownList.ts';
import { viewList } from '../viewList.ts';
import { decideUpdateList } from './decideUpdateList.ts';

/** Renames, shares, comments, arranges or shortens a list. */
export const updateListRoute = (change: ChangeList) =>
  route(updateList, async ({ params: { id }, body }, context) => {
    const { is_shared: isShared, par_levels: parLevels, ...rest } = body;
    const { state, position } = await change(context, {
      id,
      name: updateList.name,
      input: body,
      decide: onOwnList((list) => decideUpdateList({ ...rest, isShared, parLevels }, list)),
    });
    return { body: viewList(state), seen: position };
  });
