import type { RestrictedListEvent, RestrictedListState } from '@talloor/events/restrictedList/restrictedList.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type OpenRestrictedList = {
  readonly customerNumber: string;
  readonly name: string;
  readonly managers: readonly string[];
  readonly articleNumbers: readonly string[];
};

/** One per customer; repeats are silent. */
export const decideOpenRestrictedList = (
  { customerNumber, name, managers, articleNumbers }: OpenRestrictedList,
  state: RestrictedListState,
): Decision<RestrictedListEvent> =>
  state.status === 'open'
    ? []
    : [
        {
          type: 'RestrictedListOpened',
          data: { customerNumber, name, managers: [...managers], articleNumbers: [...new Set(articleNumbers)] },
        },
      ];
