import type { z } from 'zod';
import { updateList, type listUpdate } from '@talloor/contracts/endpoints/wishListChanges.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { ChangeList } from '../changeList.ts';
import { onOwnList } from '../ownList.ts';
import { viewList } from '../viewList.ts';
import { decideUpdateList, type UpdateList } from './decideUpdateList.ts';

export const updateCommandOf = ({
  is_shared: isShared,
  par_levels: parLevels,
  ...rest
}: z.output<typeof listUpdate>): UpdateList => ({ ...rest, isShared, parLevels });

export const updateListRoute = (change: ChangeList) =>
  route(updateList, async ({ params: { id }, body }, context) => {
    const { state, position } = await change(context, {
      id,
      name: updateList.name,
      input: body,
      decide: onOwnList((list, { userId }) => decideUpdateList(updateCommandOf(body), list, userId)),
    });
    return { body: viewList(state), seen: position };
  });
