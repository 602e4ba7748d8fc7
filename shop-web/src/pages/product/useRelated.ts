import { getRelated } from '@talloor/contracts/endpoints/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';

export function useRelated(articleNumber: string) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['products', 'related', customer?.customer_number ?? null, language, articleNumber],
    queryFn: ({ signal }) => call(getRelated, { params: { id: articleNumber } }, { signal }),
  });
}
