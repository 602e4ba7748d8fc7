import { getOpenOrder } from '@talloor/contracts/calls/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** One open order of the chosen customer; asked again while its stock is being reserved. */
export function useOpenOrder(orderNumber: string | null) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['orders', customer?.customer_number ?? null, language, 'one', orderNumber],
    queryFn: ({ signal }) => call(getOpenOrder, { params: { id: orderNumber ?? '' } }, { signal }),
    enabled: orderNumber !== null && customer !== null,
    refetchInterval: (query) => (query.state.data?.allocation === 'pending' ? 2000 : false),
  });
}
