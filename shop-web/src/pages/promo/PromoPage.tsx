import { TZDateMini } from '@date-fns/tz';
import { getISOWeek } from 'date-fns/getISOWeek';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../lister/ListPage.tsx';
import { useServerMinute } from '../../session/serverClock.ts';

/** Everything that is in promotion now. */
export function Component() {
  const { t } = useTranslation();
  const week = getISOWeek(new TZDateMini(useServerMinute(), 'Europe/Brussels'));
  return <ListPage promoTitle={t('promo.title', { week })} />;
}
