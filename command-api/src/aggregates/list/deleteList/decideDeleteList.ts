import type { ListEvent } from '@talloor/events/list/list.ts';
import type { ListState } from '@talloor/events/list/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { ownList, type Changer } from '../ownList.ts';

export function decideDeleteList(state: ListState, changer: Changer): Decision<ListEvent> {
  const { userId, customerNumber } = changer;
  if (state.status === 'deleted' && state.ownerId === userId && state.customerNumber === customerNumber) return [];
  const list = ownList(state, changer);
  return 'rejected' in list ? list : [{ type: 'ListDeleted', data: {} }];
}
