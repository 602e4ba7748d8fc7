import type { ListEvent } from '@talloor/events/list/list.ts';
import type { ListState, OpenList } from '@talloor/events/list/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';

export type Changer = { readonly userId: string; readonly customerNumber: string };

/** Spec shopping §5, List editing. */
export function ownList(state: ListState, { userId, customerNumber }: Changer): OpenList | Rejection {
  if (state.status !== 'open' || state.customerNumber !== customerNumber) return { rejected: 'list.not_found' };
  if (state.ownerId === userId) return state;
  return { rejected: state.isShared ? 'list.not_editable' : 'list.not_found' };
}

type Decided = Decision<ListEvent> | Promise<Decision<ListEvent>>;

export const onOwnList =
  (decide: (list: OpenList, changer: Changer) => Decided) =>
  (state: ListState, changer: Changer): Decided => {
    const list = ownList(state, changer);
    return 'rejected' in list ? list : decide(list, changer);
  };
