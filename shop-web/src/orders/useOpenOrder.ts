import { getPlacedOrder } from '@talloor/contracts/endpoints/checkout.ts';
import { getOpenOrder } from '@talloor/contracts/endpoints/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

export const useOpenOrder = (orderNumber: string | null) => useOrder(orderNumber, getOpenOrder);

/** Also available without open orders. */
export const usePlacedOrder = (orderNumber: string | null) => useOrder(orderNumber, getPlacedOrder);

function useOrder(orderNumber: string | null, ask: typeof getOpenOrder | typeof getPlacedOrder) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['orders', customer?.customer_number ?? null, language, 'one', orderNumber],
    queryFn: ({ signal }) => call(ask, { params: { id: orderNumber ?? '' } }, { signal }),
    enabled: orderNumber !== null && customer !== null,
    refetchInterval: ({ state: { data } }) =>
      data?.allocation === 'pending' ? 2000 : data?.status === 'open' ? 5000 : false,
  });
}
