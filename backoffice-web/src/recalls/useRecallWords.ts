import type { OfficeRecallRow } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { formatDate, formatTime } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

export function useRecallWords() {
  const { t, language } = useOfficeText();
  const time = (seconds: number) => `${formatDate(language, seconds)} ${formatTime(language, seconds)}`;
  return {
    time,
    instant: (text: string) => time(Math.floor(Date.parse(text) / 1000)),
    scopeOf: ({ lots, articles }: OfficeRecallRow['scope']) =>
      [
        ...(lots.length > 0 ? [t('recalls.scopeLots', { lots: lots.join(', ') })] : []),
        ...(articles.length > 0 ? [t('recalls.scopeArticles', { articles: articles.join(', ') })] : []),
      ].join(' · '),
    reachOf: (reach: Pick<OfficeRecallRow, 'customers' | 'deliveries' | 'quantity'>) =>
      t('recalls.reach', {
        customers: reach.customers,
        deliveries: reach.deliveries,
        quantity: formatNumber(language, reach.quantity),
      }),
  };
}
