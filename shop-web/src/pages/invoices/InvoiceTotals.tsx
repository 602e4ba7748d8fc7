import { formatAmount } from '@talloor/rules/format/money.ts';
import type { listInvoices } from '@talloor/contracts/endpoints/invoices.ts';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './InvoicesPage.module.css';

type InvoiceTotalsProps = { readonly totals: z.output<(typeof listInvoices)['response']>['totals'] };

export function InvoiceTotals({ totals }: InvoiceTotalsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const figures = [
    { key: 'open', amount: totals.open, count: totals.open_count, isBad: false },
    { key: 'overdue', amount: totals.overdue, count: totals.overdue_count, isBad: totals.overdue > 0 },
    { key: 'credit', amount: totals.usable_credit, count: null, isBad: false },
  ] as const;
  return (
    <dl className={`below-16 card padded ${styles['totals']}`}>
      {figures
        .filter(({ key, amount }) => key !== 'credit' || amount > 0)
        .map(({ key, amount, count, isBad }) => (
          <div key={key} className={isBad ? 'is-bad' : undefined}>
            <dt className="small muted">{t(`invoices.${key}`)}</dt>
            <dd>
              <b className="text-20 weight-680">{formatAmount(language, amount)}</b>{' '}
              {count !== null && <span className="small muted nowrap">{t('invoices.openCount', { count })}</span>}
            </dd>
          </div>
        ))}
    </dl>
  );
}
