import { getRecall, listRecalls } from '@talloor/contracts/endpoints/recalls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

const lookAgainMs = 300_000;

/** Unanswered first. */
export function useRecalls() {
  const language = useLanguage();
  const { user, customer } = useSession();
  return useQuery({
    queryKey: ['recalls', customer?.customer_number ?? null, language],
    queryFn: ({ signal }) => call(listRecalls, {}, { signal }),
    enabled: customer !== null && user.features.pending_orders,
    refetchOnMount: 'always',
    refetchInterval: lookAgainMs,
  });
}

export function useRecall(id: string | null) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['recalls', customer?.customer_number ?? null, language, id],
    queryFn: ({ signal }) => call(getRecall, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null && customer !== null,
    refetchOnMount: 'always',
  });
}

export function useRecallsChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['recalls'] });
}
