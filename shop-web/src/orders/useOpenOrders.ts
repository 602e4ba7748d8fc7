import { listOpenOrders } from '@talloor/contracts/calls/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** Open orders of the chosen customer, the next delivery first. */
export function useOpenOrders(page = 1, limit = 24) {
  const language = useLanguage();
  const { user, customer } = useSession();
  return useQuery({
    queryKey: ['orders', 'open', customer?.customer_number ?? null, language, page, limit],
    queryFn: ({ signal }) => call(listOpenOrders, { query: { page, limit } }, { signal }),
    enabled: customer !== null && user.features.pending_orders,
    refetchOnMount: 'always',
  });
}
