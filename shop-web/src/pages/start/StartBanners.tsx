import { ListBanner } from '../../lister/ListBanner.tsx';
import { useStartBanners } from './useStartBanners.ts';
import styles from './StartPage.module.css';

export function StartBanners() {
  const { data } = useStartBanners();
  if (data === undefined || data.length === 0) return null;
  return (
    <div className={styles['start-banners']}>
      {data.map((banner) => (
        <ListBanner key={banner.id} banner={banner} />
      ))}
    </div>
  );
}
