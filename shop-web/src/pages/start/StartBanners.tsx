import { listBanners } from '@talloor/contracts/calls/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { ListBanner } from '../../lister/ListBanner.tsx';
import { call } from '../../server/shopClient.ts';

/** What the back office wants seen first; nothing without any. */
export function StartBanners() {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['banners', 'start', language],
    queryFn: ({ signal }) => call(listBanners, { query: { place: 'start' } }, { signal }),
  });
  if (data === undefined || data.length === 0) return null;
  return (
    <div className="start-banners">
      {data.map((banner) => (
        <ListBanner key={banner.id} banner={banner} />
      ))}
    </div>
  );
}
