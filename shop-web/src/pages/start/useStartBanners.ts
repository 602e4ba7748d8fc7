import { listBanners } from '@talloor/contracts/endpoints/assortment.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';

export function useStartBanners() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['banners', 'start', language],
    queryFn: ({ signal }) => call(listBanners, { query: { place: 'start' } }, { signal }),
  });
}
