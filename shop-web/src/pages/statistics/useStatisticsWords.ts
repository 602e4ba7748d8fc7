import type { StatisticsGrouping, StatisticsRow } from '@talloor/contracts/endpoints/statistics.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDate, formatMonth } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

export function useStatisticsWords(by: StatisticsGrouping) {
  const { t } = useTranslation();
  const language = useLanguage();
  return {
    periodText: (from: string, to: string): string =>
      t('statistics.period', {
        from: formatDate(language, epochOfDay(from)),
        to: formatDate(language, epochOfDay(to)),
      }),
    nameOf: ({ key, label }: Pick<StatisticsRow, 'key' | 'label'>): string =>
      by === 'month'
        ? `${formatMonth(language, epochOfDay(`${key}-15`))} ${key.slice(0, 4)}`
        : label || t('statistics.unnamed'),
    /** `+ 3,5 %` */
    percent: (value: number): string =>
      `${value > 0 ? '+' : ''}${formatNumber(language, value)}\u00a0%`.replace('-', '\u2212'),
  };
}

/** One decimal; null without a base. */
export const growthOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before <= 0 ? null : Math.round((now / before - 1) * 1000) / 10;
