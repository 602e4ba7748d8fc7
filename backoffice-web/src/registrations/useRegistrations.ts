import { useQuery } from '@tanstack/react-query';
import { getOfficeRegistration, listOfficeRegistrations } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { officeClient } from '../data/officeClient.ts';
import { useLiveQueue } from '../people/useLiveQueue.ts';

export type RegistrationTab = 'todo' | 'waiting' | 'done';
export const registrationsKey = ['registrations'] as const;

/** With live updates. */
export function useRegistrations(tab: RegistrationTab) {
  const refetchInterval = useLiveQueue('registrations');
  return useQuery({
    queryKey: [...registrationsKey, 'list', tab],
    queryFn: ({ signal }) => officeClient.call(listOfficeRegistrations, { query: { tab } }, { signal }),
    refetchInterval,
    placeholderData: (before) => before,
  });
}

/** Null skips the query. */
export const useRegistration = (id: string | null) =>
  useQuery({
    queryKey: [...registrationsKey, 'one', id],
    queryFn: ({ signal }) => officeClient.call(getOfficeRegistration, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  });
