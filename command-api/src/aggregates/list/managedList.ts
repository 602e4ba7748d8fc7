import type { ListEvent } from '@talloor/events/list/list.ts';
import type { ListState, OpenList } from '@talloor/events/list/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import type { Changer } from './ownList.ts';

/** Spec after-ordering §6. The endpoint checks the permission. */
export const managedList = (
  state: ListState,
  { customerNumber }: Pick<Changer, 'customerNumber'>,
): OpenList | Rejection =>
  state.status === 'open' && state.customerNumber === customerNumber ? state : { rejected: 'list.not_found' };

type Decided = Decision<ListEvent> | Promise<Decision<ListEvent>>;

export const onManagedList =
  (decide: (list: OpenList, changer: Changer) => Decided) =>
  (state: ListState, changer: Changer): Decided => {
    const list = managedList(state, changer);
    return 'rejected' in list ? list : decide(list, changer);
  };
