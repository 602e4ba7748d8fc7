import type { ListEvent } from '@talloor/events/list/list.ts';
import type { ListState, OpenList } from '@talloor/events/list/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import type { Changer } from '../ownList.ts';

/**
 * A list as who manages the customer's users may change it: whoever named it, shared or not (spec after-ordering §6). That of
 * another customer is not known to exist. Whether somebody manages them is the endpoint's permission.
 */
export const managedList = (
  state: ListState,
  { customerNumber }: Pick<Changer, 'customerNumber'>,
): OpenList | Rejection =>
  state.status === 'open' && state.customerNumber === customerNumber ? state : { rejected: 'list.not_found' };

type Decided = Decision<ListEvent> | Promise<Decision<ListEvent>>;

/** A decision on a list that asks first whether it is a list of the customer's. */
export const onManagedList =
  (decide: (list: OpenList) => Decided) =>
  (state: ListState, changer: Changer): Decided => {
    const list = managedList(state, changer);
    return 'rejected' in list ? list : decide(list);
  };
