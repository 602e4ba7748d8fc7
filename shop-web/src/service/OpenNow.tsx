import { useTranslation } from 'react-i18next';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatTime, formatWeekday } from '@talloor/rules/format/dates.ts';
import { openingAt, type OpeningHours } from '@talloor/rules/service/openingHours.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../session/serverClock.ts';

/** Changes on the minute. */
export function OpenNow({ hours }: { readonly hours: OpeningHours }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useServerMinute();
  const state = openingAt(now, hours);
  const at = (state.isOpen ? state.until : state.opensAt) / 1000;
  const time = formatTime(language, at);
  if (state.isOpen) return <span>{t('hours.openUntil', { time })}</span>;
  const day = dayAt(now) === dayAt(state.opensAt) ? t('hours.today') : formatWeekday(language, at);
  return <span>{t('hours.closedUntil', { day, time })}</span>;
}
