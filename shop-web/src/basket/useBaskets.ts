import { listBaskets } from '@talloor/contracts/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { basketsKey } from './basketKey.ts';

/** The customer's unfinished baskets, the active one among them. */
export function useBaskets() {
  const language = useLanguage();
  const { customer } = useSession();
  const customerNumber = customer?.customer_number ?? null;
  return useQuery({
    queryKey: basketsKey(customerNumber, language),
    queryFn: ({ signal }) => call(listBaskets, {}, { signal }),
    enabled: customerNumber !== null,
    // Colleagues fill, keep and delete baskets too.
    staleTime: 0,
  });
}
