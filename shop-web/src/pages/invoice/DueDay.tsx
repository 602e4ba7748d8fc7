import { isoDay } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useServerMinute } from '../../session/serverClock.ts';
import { daysUntil } from './daysUntil.ts';

export function DueDay({ due }: { readonly due: number }) {
  const { t } = useTranslation();
  const now = useServerMinute();
  const days = daysUntil(isoDay(Math.floor(now / 1000)), isoDay(due));
  if (days < 0) return <p className="weight-640 is-bad">{t('invoice.daysLate', { count: -days })}</p>;
  return (
    <p className="weight-640 is-soon">{days === 0 ? t('invoice.dueToday') : t('invoice.daysLeft', { count: days })}</p>
  );
}
