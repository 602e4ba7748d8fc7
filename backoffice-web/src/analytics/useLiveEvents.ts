import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnalyticsEventName } from '@talloor/contracts/analytics/collectedEvents.ts';
import { listAnalyticsEvents, type AnalyticsEvent } from '@talloor/contracts/endpoints/officeAnalytics.ts';
import { officeClient } from '../data/officeClient.ts';

const refetchMs = 2_000;
const mostEvents = 100;

type LiveEvents = { readonly mode: string; readonly events: readonly AnalyticsEvent[] };

export function useLiveEvents(name: AnalyticsEventName | null, isPaused: boolean) {
  const queryClient = useQueryClient();
  const queryKey = ['live-events', name];
  return useQuery<LiveEvents>({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = queryClient.getQueryData<LiveEvents>(queryKey)?.events ?? [];
      const after = before[0]?.id;
      const query = { ...(after !== undefined && { after }), ...(name !== null && { name }) };
      const { mode, events } = await officeClient.call(listAnalyticsEvents, { query }, { signal });
      return { mode, events: [...events, ...before].slice(0, mostEvents) };
    },
    refetchInterval: isPaused ? false : refetchMs,
    enabled: !isPaused,
    retry: false,
  });
}
