import { listWishLists } from '@talloor/contracts/endpoints/wishList.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { allListsKey } from './listKeys.ts';

export function useAllLists() {
  const language = useLanguage();
  const { user, customer } = useSession();
  const customerNumber = customer?.customer_number ?? null;
  return useQuery({
    queryKey: allListsKey(customerNumber, language),
    queryFn: ({ signal }) => call(listWishLists, {}, { signal }),
    enabled: customerNumber !== null && user.features.wish_list,
    refetchOnMount: 'always',
  });
}
