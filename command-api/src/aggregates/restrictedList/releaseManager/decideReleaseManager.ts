import type { RestrictedListEvent, RestrictedListState } from '@talloor/events/restrictedList/restrictedList.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** The last one may leave; the office names another. */
export function decideReleaseManager(userId: string, state: RestrictedListState): Decision<RestrictedListEvent> {
  if (state.status === 'none' || !state.managers.includes(userId)) return [];
  const managers = state.managers.filter((manager) => manager !== userId);
  return [{ type: 'RestrictedListManagersChanged', data: { managers, cause: 'left', reason: '' } }];
}
