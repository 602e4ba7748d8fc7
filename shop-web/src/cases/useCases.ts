import { getCase, listCases } from '@talloor/contracts/endpoints/cases.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

export function useCases(page: number) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['cases', customer?.customer_number ?? null, language, 'page', page],
    queryFn: ({ signal }) => call(listCases, { query: { page } }, { signal }),
    enabled: customer !== null,
    refetchOnMount: 'always',
  });
}

export function useCase(id: string, isHere: boolean) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['cases', customer?.customer_number ?? null, language, id],
    queryFn: ({ signal }) => call(getCase, { params: { id } }, { signal }),
    enabled: customer !== null && isHere,
    refetchOnMount: 'always',
    refetchInterval: (query) => (query.state.data?.status === 'closed' ? false : 30_000),
  });
}

export function useCasesChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['cases'] });
}
