import { useQuery } from '@tanstack/react-query';
import { getOfficeWork } from '@talloor/contracts/calls/officeCustomers.ts';
import { officeClient } from '../data/officeClient.ts';

/** How much waits in each queue of the office. */
export type OfficeWork = { readonly requests: number; readonly registrations: number; readonly returns: number };

/** react-admin's refresh reads it anew too, so that what was just judged no longer counts. */
const everyMs = 60_000;
const none: OfficeWork = { requests: 0, registrations: 0, returns: 0 };

/** Work that waits, looked at once a minute; nothing as long as that is not known. */
export function useOfficeWork(): OfficeWork {
  const { data } = useQuery({
    queryKey: ['work'],
    queryFn: ({ signal }) => officeClient.call(getOfficeWork, {}, { signal }),
    refetchInterval: everyMs,
    retry: false,
  });
  return data ?? none;
}
