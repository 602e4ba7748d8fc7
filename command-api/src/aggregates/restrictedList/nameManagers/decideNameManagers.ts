import type { RestrictedListEvent, RestrictedListState } from '@talloor/events/restrictedList/restrictedList.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type NameManagers = {
  readonly managers: readonly string[];
  readonly reason: string;
};

/** @param users others are rejected */
export function decideNameManagers(
  { managers: requestedManagers, reason }: NameManagers,
  state: RestrictedListState,
  users: ReadonlySet<string>,
): Decision<RestrictedListEvent> {
  if (state.status === 'none') return { rejected: 'list.not_found' };
  const managers = [...new Set(requestedManagers)];
  if (managers.some((user) => !users.has(user))) return { rejected: 'list.manager_unknown' };
  const before = new Set(state.managers);
  if (managers.length === before.size && managers.every((user) => before.has(user))) return [];
  return [{ type: 'RestrictedListManagersChanged', data: { managers, cause: 'named', reason } }];
}
