import { keepPreviousData, queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { getOrderStateAt } from '@talloor/contracts/endpoints/audit.ts';
import { comparedEvents, type ReadComparison } from './comparison.ts';
import { comparedWithPrevious, compareStates, type ComparedState } from './compareStates.ts';
import { useHistoryText } from './useHistoryText.ts';
import { useRestingValue } from './useRestingValue.ts';
import type { TimeTravel } from './useTimeTravel.ts';

export type ShownState = ComparedState & {
  readonly comparison: ReadComparison['comparison'];
  readonly from: string;
  readonly to: string;
  readonly index: number;
  readonly instant: string;
};

/** States are immutable. */
function useStateQuery(orderNumber: string) {
  const { language, client } = useHistoryText();
  return (event: string) =>
    queryOptions({
      queryKey: ['orders', 'state', orderNumber, event, language],
      queryFn: ({ signal }) => client.call(getOrderStateAt, { params: { number: orderNumber, event } }, { signal }),
      staleTime: Infinity,
    });
}

/** Keeps the previous state while loading. */
export function useComparedState(
  orderNumber: string,
  travel: TimeTravel,
  chosen: ReadComparison,
): UseQueryResult<ShownState> {
  const { language } = useHistoryText();
  const stateAt = useStateQuery(orderNumber);
  const queryClient = useQueryClient();
  const { comparison } = chosen;
  const index = useRestingValue(travel.index);
  const { older, newer } = comparedEvents(chosen, index, travel.last);
  const [from, to] = [travel.nameOf(Math.max(older, 0)), travel.nameOf(newer)];
  const ask = (event: string) => queryClient.fetchQuery(stateAt(event));
  const shown = { comparison, from, to, index, instant: travel.timeOf(index) };
  return useQuery({
    queryKey: ['orders', 'compared', orderNumber, comparison, older, newer, language],
    queryFn: async () => {
      if (comparison === 'previous') return { ...shown, ...comparedWithPrevious(await ask(to)) };
      const [before, after] = await Promise.all([ask(from), ask(to)]);
      return { ...shown, ...compareStates(before, after) };
    },
    placeholderData: keepPreviousData,
  });
}

/** The event as stored; asked when it is opened. */
export function useStoredEvent(orderNumber: string): (event: string) => Promise<unknown> {
  const stateAt = useStateQuery(orderNumber);
  const queryClient = useQueryClient();
  return async (event) => (await queryClient.fetchQuery(stateAt(event))).raw;
}
