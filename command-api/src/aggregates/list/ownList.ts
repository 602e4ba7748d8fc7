import type { ListEvent } from '@talloor/events/list/list.ts';
import type { ListState, OpenList } from '@talloor/events/list/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';

/** Who wants to change a list, and for which customer. */
export type Changer = { readonly userId: string; readonly customerNumber: string };

/**
 * The list as its owner may change it (spec shopping §5, List editing). That of another customer, or one that nobody shares,
 * is not known to exist.
 */
export function ownList(state: ListState, { userId, customerNumber }: Changer): OpenList | Rejection {
  if (state.status !== 'open' || state.customerNumber !== customerNumber) return { rejected: 'list.not_found' };
  if (state.ownerId === userId) return state;
  return { rejected: state.isShared ? 'list.not_editable' : 'list.not_found' };
}

type Decided = Decision<ListEvent> | Promise<Decision<ListEvent>>;

/** A decision on a list that asks first whether it is the user's own. */
export const onOwnList =
  (decide: (list: OpenList) => Decided) =>
  (state: ListState, changer: Changer): Decided => {
    const list = ownList(state, changer);
    return 'rejected' in list ? list : decide(list);
  };
