import { useQuery } from '@tanstack/react-query';
import { getOfficeWork } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { listParkedDeliveries } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { listOf } from '../data/listOf.ts';
import { useOfficeRights } from '../data/useMayEdit.ts';
import { officeClient } from '../data/officeClient.ts';

export type OfficeWork = {
  readonly requests: number;
  readonly registrations: number;
  readonly returns: number;
  readonly cases: number;
  readonly parked: number;
};

/** react-admin's refresh also updates it. */
const refetchMs = 60_000;
const noWork: OfficeWork = { requests: 0, registrations: 0, returns: 0, cases: 0, parked: 0 };

/** Undefined while unknown. */
export function useOfficeWork(): OfficeWork {
  const rights = useOfficeRights();
  const seesParked = rights?.includes('read_orders') === true;
  const { data } = useQuery({
    queryKey: ['work', seesParked],
    enabled: rights?.includes('watch_work') === true,
    queryFn: async ({ signal }) => {
      const [work, parked] = await Promise.all([
        officeClient.call(getOfficeWork, {}, { signal }),
        seesParked
          ? listOf(listParkedDeliveries, { pagination: { page: 1, perPage: 1 }, signal }, 'parked_at')
          : { total: 0 },
      ]);
      return { ...work, parked: parked.total ?? 0 };
    },
    refetchInterval: refetchMs,
    retry: false,
  });
  return data ?? noWork;
}
