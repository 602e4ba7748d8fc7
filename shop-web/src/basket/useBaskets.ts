import { listBaskets } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { basketsKey } from './basketKey.ts';

export function useBaskets() {
  const language = useLanguage();
  const { customer } = useSession();
  const customerNumber = customer?.customer_number ?? null;
  return useInfiniteQuery({
    queryKey: basketsKey(customerNumber, language),
    queryFn: ({ pageParam, signal }) => call(listBaskets, { query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.baskets.length > 0 && pages.flatMap(({ baskets }) => baskets).length < last.total ? pages.length + 1 : null,
    // A basket that moved between pages appears twice.
    select: ({ pages }) => ({
      baskets: [...new Map(pages.flatMap(({ baskets }) => baskets).map((each) => [each.basket_id, each])).values()],
      total: pages.at(-1)?.total ?? 0,
    }),
    enabled: customerNumber !== null,
    // Colleagues change baskets too.
    staleTime: 0,
  });
}
