import { useTranslation } from 'react-i18next';
import { SpecialLists } from '../../specialLists/SpecialLists.tsx';
import { LastViewed } from '../../viewed/LastViewed.tsx';
import { Promos } from './Promos.tsx';
import { StartMussels } from './StartMussels.tsx';
import { StartBanners } from './StartBanners.tsx';

export function StartOffers() {
  const { t } = useTranslation();
  return (
    <>
      <StartMussels />
      <StartBanners />
      <Promos title={t('start.promos')} />
      <SpecialLists place="start" />
      <LastViewed />
    </>
  );
}
