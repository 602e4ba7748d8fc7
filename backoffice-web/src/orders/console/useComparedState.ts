import { keepPreviousData, queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { getOrderStateAt } from '@talloor/contracts/endpoints/audit.ts';
import { officeClient } from '../../data/officeClient.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { comparedEvents, type Comparison } from './comparison.ts';
import { comparedWithPrevious, compareStates, type ComparedState } from './compareStates.ts';
import type { TimeTravel } from './useTimeTravel.ts';

export type ShownState = ComparedState & { readonly comparison: Comparison };

/** States are immutable. */
const stateAt = (orderNumber: string, event: string, language: string) =>
  queryOptions({
    queryKey: ['orders', 'state', orderNumber, event, language],
    queryFn: ({ signal }) => officeClient.call(getOrderStateAt, { params: { number: orderNumber, event } }, { signal }),
    staleTime: Infinity,
  });

/** Keeps the previous state while loading. */
export function useComparedState(
  orderNumber: string,
  { index, last, nameOf }: TimeTravel,
  comparison: Comparison,
): UseQueryResult<ShownState> {
  const { language } = useOfficeText();
  const queryClient = useQueryClient();
  const { older, newer } = comparedEvents(comparison, index, last);
  const ask = (event: number) => queryClient.fetchQuery(stateAt(orderNumber, nameOf(event), language));
  return useQuery({
    queryKey: ['orders', 'compared', orderNumber, comparison, older, newer, language],
    queryFn: async () => {
      if (comparison === 'previous') return { comparison, ...comparedWithPrevious(await ask(newer)) };
      const [before, after] = await Promise.all([ask(older), ask(newer)]);
      return { comparison, ...compareStates(before, after) };
    },
    placeholderData: keepPreviousData,
  });
}
