import { listOpenOrders } from '@talloor/contracts/endpoints/orders.ts';
import type { CallInput } from '@talloor/contracts/client.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

export type OpenOrdersQuestion = NonNullable<CallInput<typeof listOpenOrders>['query']>;

/** Next delivery first. */
export function useOpenOrders(question: OpenOrdersQuestion = {}) {
  const language = useLanguage();
  const { user, customer } = useSession();
  return useQuery({
    queryKey: ['orders', 'open', customer?.customer_number ?? null, language, question],
    queryFn: ({ signal }) => call(listOpenOrders, { query: question }, { signal }),
    enabled: customer !== null && user.features.pending_orders,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
