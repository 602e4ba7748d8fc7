import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listSubscriptions, retrySubscription } from '@talloor/contracts/endpoints/operations.ts';
import { officeClient } from '../data/officeClient.ts';

const queryKey = ['subscriptions'];
const lookEveryMs = 2000;

/** The list as it is, looked at again and again: what was asked for happens within about a second. */
export const useSubscriptions = (isAllowed: boolean) =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => officeClient.call(listSubscriptions, {}, { signal }),
    refetchInterval: lookEveryMs,
    enabled: isAllowed,
  });

/** Asks for another try of one subscription, by its name. */
export function useRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => officeClient.call(retrySubscription, { params: { name } }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
