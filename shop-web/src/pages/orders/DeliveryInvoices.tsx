import type { DeliverySummary } from '@talloor/contracts/endpoints/dashboard.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { InvoiceChip } from '../../invoices/InvoiceChip.tsx';
import { InvoiceLink } from '../../invoices/InvoiceLink.tsx';

/** Invoices and credit notes, else what the delivery reports (spec A4.21). */
export function DeliveryInvoices({ delivery: { invoice, invoices } }: { readonly delivery: DeliverySummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = (number: string, date: number) => t('orders.invoice', { number, day: formatDate(language, date) });
  if (invoices.length === 0)
    return invoice && <InvoiceLink number={invoice.number} words={words(invoice.number, invoice.invoiced_on)} />;
  return invoices.map(({ number, kind, invoice_date: date, state }) => (
    <span key={number} className="wraps gap-8">
      <InvoiceLink
        number={number}
        words={
          kind === 'invoice' ? words(number, date) : t('orders.creditNote', { number, day: formatDate(language, date) })
        }
      />
      <InvoiceChip state={state} />
    </span>
  ));
}
