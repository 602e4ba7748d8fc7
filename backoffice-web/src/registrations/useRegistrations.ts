import { useQuery } from '@tanstack/react-query';
import { getOfficeRegistration, listOfficeRegistrations } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { officeClient } from '../data/officeClient.ts';
import { useLiveQueue } from '../people/useLiveQueue.ts';

export type RegistrationTab = 'todo' | 'waiting' | 'done';
/** All that is known of registrations, to be asked again after an act. */
export const registrationsKey = ['registrations'] as const;

/** The queue of a tab, which fills while it is looked at. */
export function useRegistrations(tab: RegistrationTab) {
  const refetchInterval = useLiveQueue('registrations');
  return useQuery({
    queryKey: [...registrationsKey, 'list', tab],
    queryFn: ({ signal }) => officeClient.call(listOfficeRegistrations, { query: { tab } }, { signal }),
    refetchInterval,
    placeholderData: (before) => before,
  });
}

/** One of them; null asks nothing. */
export const useRegistration = (id: string | null) =>
  useQuery({
    queryKey: [...registrationsKey, 'one', id],
    queryFn: ({ signal }) => officeClient.call(getOfficeRegistration, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  });
