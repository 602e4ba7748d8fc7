import { searchFaq } from '@talloor/contracts/endpoints/assortment.ts';
import type { FaqGroup } from '@talloor/rules/service/faqGroups.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';

export function useFaq(q: string, group: FaqGroup | null) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['faq', language, q, group],
    queryFn: ({ signal }) => call(searchFaq, { body: { q, ...(group !== null && { group }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
export type FaqItem = NonNullable<ReturnType<typeof useFaq>['data']>['items'][number];
