import {
  compareOrderVersions,
  goBackToVersion,
  listOrderVersions,
} from '@talloor/contracts/endpoints/orderVersions.ts';
import { freshIdempotencyKey } from '@talloor/contracts/client.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';

export function useVersions(orderNumber: string | null) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['orders', customer?.customer_number ?? null, language, 'versions', orderNumber],
    queryFn: ({ signal }) => call(listOrderVersions, { params: { orderId: orderNumber ?? '' } }, { signal }),
    enabled: orderNumber !== null && customer !== null,
    refetchInterval: ({ state: { data } }) => (data?.is_changeable === true ? 10_000 : false),
  });
}

export type ComparedPair = { readonly from: number; readonly to: number };

export function useComparedVersions(orderNumber: string, { from, to }: ComparedPair) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['orders', customer?.customer_number ?? null, language, 'versions', orderNumber, from, to],
    queryFn: ({ signal }) =>
      call(compareOrderVersions, { params: { orderId: orderNumber }, query: { from, to } }, { signal }),
    enabled: from !== to,
    // Immutable.
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

/** @throws ProblemError */
export function useGoBack(orderNumber: string) {
  const queryClient = useQueryClient();
  return async (version: number, currentVersion: number) => {
    const submission = await call(
      goBackToVersion,
      { params: { orderId: orderNumber }, body: { version, current_version: currentVersion } },
      { idempotencyKey: freshIdempotencyKey() },
    );
    for (const queryName of ['orders', 'products', 'modification'])
      void queryClient.invalidateQueries({ queryKey: [queryName] });
    return submission;
  };
}
