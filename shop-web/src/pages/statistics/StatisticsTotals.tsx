import type { StatisticsView } from '@talloor/contracts/endpoints/statistics.ts';
import { formatAmount, formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './StatisticsPage.module.css';
import { growthOf, useStatisticsWords } from './useStatisticsWords.ts';

export function StatisticsTotals({ view: { totals } }: { readonly view: StatisticsView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { percent } = useStatisticsWords('group');
  const euros = (value: number | null) => (value === null ? null : formatAmount(language, value));
  const against = (now: number | null, before: number | null) => {
    const growth = growthOf(now, before);
    return growth === null ? null : t('statistics.growth', { change: percent(growth) });
  };
  const figures = [
    { name: 'turnover', value: euros(totals.turnover), note: against(totals.turnover, totals.previous_turnover) },
    {
      name: 'quantity',
      value: formatNumber(language, totals.quantity),
      note: against(totals.quantity, totals.previous_quantity),
    },
    {
      name: 'price',
      value: totals.price_change === null ? null : percent(totals.price_change),
      note: t('statistics.sameArticles'),
    },
    {
      name: 'promotion',
      value: euros(totals.promotion_turnover),
      note: totals.saving ? t('statistics.saved', { amount: euros(totals.saving) }) : null,
    },
    {
      name: 'short',
      value: formatNumber(language, totals.short_quantity),
      note: t('statistics.shortLines', { count: totals.short_lines }),
    },
    { name: 'returned', value: formatNumber(language, totals.returned_quantity), note: euros(totals.returned_amount) },
    { name: 'deposit', value: euros(totals.deposit), note: null },
  ] as const;
  return (
    <dl className={styles['totals']}>
      {figures
        .filter(({ value }) => value !== null)
        .map(({ name, value, note }) => (
          <div key={name}>
            <dt className="small muted">{t(`statistics.total.${name}`)}</dt>
            <dd className="no-margin">
              <b className="text-20 weight-680">{value}</b>
              {note !== null && <span className="small muted as-block">{note}</span>}
            </dd>
          </div>
        ))}
    </dl>
  );
}
