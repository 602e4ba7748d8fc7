import { searchProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import type { CallInput, CallOutput } from '@talloor/contracts/client.ts';
import { isoDay } from '@talloor/rules/format/dates.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBasketPart } from '../basket/BasketProvider.tsx';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

export type SearchQuery = NonNullable<CallInput<typeof searchProducts>['query']>;
export type SearchAnswer = CallOutput<typeof searchProducts>;

export function useSearch(query: SearchQuery) {
  const language = useLanguage();
  const { customer } = useSession();
  const isLoading = useBasketPart((basket) => basket.isLoading);
  const day = useBasketPart(({ basket }) => basket?.delivery_date.date ?? null);
  const searchQuery: SearchQuery = day === null ? query : { ...query, deliveryDate: isoDay(day) };
  return useQuery({
    queryKey: ['products', 'search', customer?.customer_number ?? null, language, searchQuery],
    queryFn: ({ signal }) => call(searchProducts, { query: searchQuery }, { signal }),
    placeholderData: keepPreviousData,
    enabled: !isLoading,
  });
}
