import { getEmpties } from '@talloor/contracts/endpoints/empties.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

export function useEmpties() {
  const { user, customer } = useSession();
  return useQuery({
    queryKey: ['orders', 'empties', customer?.customer_number ?? null],
    queryFn: ({ signal }) => call(getEmpties, {}, { signal }),
    enabled: customer !== null && user.features.pending_orders,
    refetchOnMount: 'always',
  });
}
