import type { WishList } from '@talloor/contracts/endpoints/wishList.ts';
import type { ListState } from '@talloor/events/list/state.ts';
import { Problem } from '@talloor/platform/http/problem.ts';

/** @throws Problem */
export function viewList(state: ListState): WishList {
  if (state.status !== 'open') throw new Problem('list.not_found');
  return {
    id: state.listId,
    name: state.name,
    type: 'mine',
    is_shared: state.isShared,
    is_editable: true,
    lines: state.items.map(({ articleNumber, comment }) => ({ artNo: articleNumber, comment })),
  };
}
