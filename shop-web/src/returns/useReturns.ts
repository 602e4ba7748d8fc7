import { getReturn, listReturns } from '@talloor/contracts/endpoints/returns.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

export function useReturns(page: number) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['returns', customer?.customer_number ?? null, language, 'page', page],
    queryFn: ({ signal }) => call(listReturns, { query: { page } }, { signal }),
    enabled: customer !== null,
    refetchOnMount: 'always',
  });
}

export function useReturn(id: string) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['returns', customer?.customer_number ?? null, language, id],
    queryFn: ({ signal }) => call(getReturn, { params: { id } }, { signal }),
    enabled: customer !== null,
    refetchOnMount: 'always',
    refetchInterval: (query) =>
      ['refused', 'withdrawn', 'credited'].includes(query.state.data?.status ?? '') ? false : 30_000,
  });
}

export function useReturnsChanged() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(['returns', 'delivery-notes'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}
