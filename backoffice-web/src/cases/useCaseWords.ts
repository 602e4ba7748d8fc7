import { formatDate, formatTime } from '@talloor/rules/format/dates.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

export function useCaseWords() {
  const { t, language } = useOfficeText();
  return {
    time: (instant: string): string => {
      const seconds = Math.floor(Date.parse(instant) / 1000);
      return `${formatDate(language, seconds)} ${formatTime(language, seconds)}`;
    },
    hours: (minutes: number): string =>
      t('cases.hours', { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') }),
  };
}
