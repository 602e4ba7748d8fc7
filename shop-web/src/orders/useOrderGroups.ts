import {
  listDeliveredOrders,
  listIncompleteOrders,
  listInvoicedOrders,
} from '@talloor/contracts/endpoints/dashboard.ts';
import type { CallInput } from '@talloor/contracts/client.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

export type DeliveriesQuestion = NonNullable<CallInput<typeof listDeliveredOrders>['query']>;
export type DeliveryGroup = 'delivered' | 'invoiced';

type IncompleteQuestion = NonNullable<CallInput<typeof listIncompleteOrders>['query']>;

export function useIncompleteOrders(question: IncompleteQuestion = {}) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['baskets', 'incomplete', customer?.customer_number ?? null, language, question],
    queryFn: ({ signal }) => call(listIncompleteOrders, { query: question }, { signal }),
    enabled: customer !== null,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function useDeliveries(group: DeliveryGroup, question: DeliveriesQuestion) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['orders', group, customer?.customer_number ?? null, language, question],
    queryFn: ({ signal }) =>
      call(group === 'delivered' ? listDeliveredOrders : listInvoicedOrders, { query: question }, { signal }),
    enabled: customer !== null,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
