import { useQuery } from '@tanstack/react-query';
import { getOfficeRegistration, listOfficeRegistrations } from '@talloor/contracts/calls/registration.ts';
import { officeClient } from '../data/officeClient.ts';

export type RegistrationTab = 'todo' | 'waiting' | 'done';
/** All that is known of registrations, to be asked again after an act. */
export const registrationsKey = ['registrations'] as const;
const lookEveryMs = 15_000;

/** The queue of a tab, looked at again and again. */
export const useRegistrations = (tab: RegistrationTab) =>
  useQuery({
    queryKey: [...registrationsKey, 'list', tab],
    queryFn: ({ signal }) => officeClient.call(listOfficeRegistrations, { query: { tab } }, { signal }),
    refetchInterval: lookEveryMs,
    placeholderData: (before) => before,
  });

/** One of them; null asks nothing. */
export const useRegistration = (id: string | null) =>
  useQuery({
    queryKey: [...registrationsKey, 'one', id],
    queryFn: ({ signal }) => officeClient.call(getOfficeRegistration, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  });
