import type { RestrictedListEvent, RestrictedListState } from '@talloor/events/restrictedList/restrictedList.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** A restricted list that is to be; `managers` are user ids. */
export type OpenRestrictedList = {
  readonly customerNumber: string;
  readonly name: string;
  readonly managers: readonly string[];
  readonly articleNumbers: readonly string[];
};

/** Opens a customer's restricted list; a customer has one, and opening it again changes nothing. */
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
