import { useTranslation } from 'react-i18next';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { ListBanner } from '../../lister/ListBanner.tsx';
import { useIsMusselSeason } from '../../mussels/useMussels.ts';
import styles from './StartPage.module.css';

export function StartMussels() {
  const { t } = useTranslation();
  const path = usePath();
  if (!useIsMusselSeason()) return null;
  return (
    <div className={styles['start-banners']}>
      <ListBanner
        banner={{
          id: 'mussels',
          title: t('mussels.startTitle'),
          text: t('mussels.startText'),
          tag: '',
          link: path('mussels'),
          link_text: t('mussels.order'),
          board: 'fish',
          image: null,
        }}
      />
    </div>
  );
}
