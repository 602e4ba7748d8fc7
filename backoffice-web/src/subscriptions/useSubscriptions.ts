import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listSubscriptions, retrySubscription } from '@talloor/contracts/endpoints/operations.ts';
import { officeClient } from '../data/officeClient.ts';

const queryKey = ['subscriptions'];
const lookEveryMs = 2000;

/** Polls, because retries take about a second. */
export const useSubscriptions = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => officeClient.call(listSubscriptions, {}, { signal }),
    refetchInterval: lookEveryMs,
  });

export function useRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => officeClient.call(retrySubscription, { params: { name } }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
