import { TZDateMini } from '@date-fns/tz';
import { getISOWeek } from 'date-fns/getISOWeek';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../lister/ListPage.tsx';
import { useServerMinute } from '../../session/serverClock.ts';
import { SpecialLists } from '../../specialLists/SpecialLists.tsx';

export function Component() {
  const { t } = useTranslation();
  const week = getISOWeek(new TZDateMini(useServerMinute(), 'Europe/Brussels'));
  return (
    <ListPage promoTitle={t('promo.title', { week })}>
      <SpecialLists place="promo" />
    </ListPage>
  );
}
