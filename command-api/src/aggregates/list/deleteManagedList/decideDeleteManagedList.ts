import type { ListEvent } from '@talloor/events/list/list.ts';
import type { ListState } from '@talloor/events/list/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { Changer } from '../ownList.ts';
import { managedList } from '../managedList.ts';

export function decideDeleteManagedList(state: ListState, changer: Changer): Decision<ListEvent> {
  if (state.status === 'deleted' && state.customerNumber === changer.customerNumber) return [];
  const list = managedList(state, changer);
  return 'rejected' in list ? list : [{ type: 'ListDeleted', data: {} }];
}
