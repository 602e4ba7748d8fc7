import { listApprovals } from '@talloor/contracts/endpoints/approvals.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** A decision changes lists, details and counts. */
export const approvalsKey = ['approvals'] as const;

/** Colleagues add and decide meanwhile. */
export function useApprovals() {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: [...approvalsKey, customer?.customer_number ?? null, language],
    queryFn: ({ signal }) => call(listApprovals, {}, { signal }),
    enabled: customer !== null,
    staleTime: 0,
  });
}
