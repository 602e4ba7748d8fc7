import { listStandingOrders } from '@talloor/contracts/endpoints/standingOrder.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../paths.ts';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { standingOrdersKey } from './standingKeys.ts';

/** By list; undefined while loading. */
export function useStandingOrders() {
  const language = useLanguage();
  const { user, customer } = useSession();
  const customerNumber = customer?.customer_number ?? null;
  return useQuery({
    queryKey: standingOrdersKey(customerNumber, language),
    queryFn: ({ signal }) => call(listStandingOrders, {}, { signal }),
    enabled: customerNumber !== null && user.features.wish_list && !isPunchOut(),
    refetchOnMount: 'always',
    select: (orders) => new Map(orders.map((order) => [order.list_id, order])),
  });
}
