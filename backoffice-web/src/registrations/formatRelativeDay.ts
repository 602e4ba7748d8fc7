import { formatShortWeekday, formatTableDay, formatTime, isoDay } from '@talloor/rules/format/dates.ts';
import { shopClock } from '../data/shopClock.ts';
import type { OfficeText } from '../i18n/useOfficeText.ts';

const daySeconds = 24 * 60 * 60;

export function formatRelativeDay(instant: string, t: OfficeText, language: 'nl' | 'fr'): string {
  const at = Math.floor(Date.parse(instant) / 1000);
  const now = shopClock.now();
  if (isoDay(at) === isoDay(now)) return t('registrations.today', { time: formatTime(language, at) });
  if (isoDay(at) === isoDay(now - daySeconds)) return t('registrations.yesterday');
  return `${formatShortWeekday(language, at)} ${formatTableDay(language, at)}`;
}
