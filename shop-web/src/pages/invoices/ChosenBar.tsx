import Button from '@mui/material/Button';
import type { InvoiceSummary } from '@talloor/contracts/endpoints/invoices.ts';
import { mostPaidAtOnce } from '@talloor/contracts/endpoints/payments.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { CopyButton } from '../../documents/CopyButton.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { paymentChoiceOf } from '../../invoices/paymentChoice.ts';
import { usePayInvoices } from '../../invoices/usePayInvoices.ts';
import styles from './InvoicesPage.module.css';

type ChosenBarProps = {
  readonly chosen: readonly InvoiceSummary[];
  readonly onClear: () => void;
  /** Numbers that can no longer be chosen. */
  readonly onRefused: () => Promise<readonly string[]>;
};

export function ChosenBar({ chosen, onClear, onRefused }: ChosenBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pay, isBusy } = usePayInvoices(onRefused);
  const payable = chosen.filter((invoice) => invoice.can_choose);
  const choice = paymentChoiceOf(payable);
  const { invoiceNumbers, creditNumbers, amount, credit } = choice;
  const otherCount = chosen.length - invoiceNumbers.length - creditNumbers.length;
  const isTooMany = Math.max(invoiceNumbers.length, creditNumbers.length) > mostPaidAtOnce;
  return (
    <section className={`card padded cluster apart gap-12 ${styles['chosen']}`} aria-label={t('invoices.chosen')}>
      <p className="facts" aria-live="polite">
        {invoiceNumbers.length > 0 && <b>{t('invoices.chosenInvoices', { count: invoiceNumbers.length })}</b>}
        {creditNumbers.length > 0 && <span>{t('invoices.chosenCredits', { count: creditNumbers.length })}</span>}
        {otherCount > 0 && <span>{t('invoices.chosenOthers', { count: otherCount })}</span>}
        {credit > 0 && <span>{t('invoices.minus', { credit: formatAmount(language, credit) })}</span>}
      </p>
      {isTooMany && <Notice severity="warning">{t('invoices.tooMany', { count: mostPaidAtOnce })}</Notice>}
      <div className="wraps gap-8">
        <Button variant="outlined" onClick={onClear}>
          {t('invoices.clearChoice')}
        </Button>
        <CopyButton type="invoices" numbers={chosen.map(({ number }) => number)} />
        {payable.length > 0 && (
          <Button
            variant="contained"
            disabled={isBusy || isTooMany || invoiceNumbers.length === 0}
            aria-busy={isBusy || undefined}
            onClick={() => void pay(choice)}
          >
            <span>
              {amount === 0 && invoiceNumbers.length > 0
                ? t('invoices.settle')
                : t('invoices.pay', { amount: formatAmount(language, amount) })}
            </span>
          </Button>
        )}
      </div>
    </section>
  );
}
