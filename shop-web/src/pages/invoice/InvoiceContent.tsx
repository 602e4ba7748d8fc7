import Button from '@mui/material/Button';
import { FileCodeIcon } from '@phosphor-icons/react/dist/csr/FileCode';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { InvoiceView } from '@talloor/contracts/endpoints/invoices.ts';
import { formatWeekdayDate } from '@talloor/rules/format/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../components/pageLayout.css';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { PdfButton } from '../../orders/PdfButton.tsx';
import { DisputeDialog } from './DisputeDialog.tsx';
import { InvoiceDifferences } from './InvoiceDifferences.tsx';
import { InvoiceDisputes } from './InvoiceDisputes.tsx';
import { InvoiceDocument } from './InvoiceDocument.tsx';
import { InvoiceExplanation } from './InvoiceExplanation.tsx';
import { PayTicket } from './PayTicket.tsx';
import styles from './InvoicePage.module.css';

export function InvoiceContent({ invoice }: { readonly invoice: InvoiceView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const [isDisputing, setIsDisputing] = useState(false);
  const { number, related, kind } = invoice;
  return (
    <>
      <div className="below-16 cluster apart gap-12">
        <p className="facts">
          <span>{t('invoice.of', { day: formatWeekdayDate(language, invoice.invoice_date) })}</span>
          <span>{t('invoice.notes', { count: invoice.delivery_numbers.length })}</span>
          <span>{t('invoice.products', { count: invoice.number_of_products })}</span>
          {related.map((other) => (
            <span key={other}>
              <span>{t(kind === 'credit_note' ? 'invoice.corrects' : 'invoice.corrected')}</span>{' '}
              <Link to={`${path('invoice')}?number=${other}`}>{other}</Link>
            </span>
          ))}
        </p>
        <div className="wraps gap-8">
          <PdfButton href={`/${language}/invoice/${number}/pdf`} name={t('invoice.pdf', { number })} />
          <Button
            component="a"
            href={`/${language}/invoice/${number}/ubl`}
            download
            variant="outlined"
            startIcon={<FileCodeIcon size={18} />}
          >
            <span>{t('invoice.ubl')}</span>
          </Button>
          <Button
            variant="outlined"
            startIcon={<WarningCircleIcon size={18} />}
            aria-haspopup="dialog"
            onClick={() => setIsDisputing(true)}
          >
            <span>{t('invoice.dispute')}</span>
          </Button>
          <Button component={Link} to={`${path('complaint')}?invoice=${number}`} variant="outlined">
            <span>{t('cases.about')}</span>
          </Button>
        </div>
      </div>
      <InvoiceDifferences invoice={invoice} />
      <div className={`with-ticket ${styles['invoice']}`}>
        <div className="stack one-column gap-20">
          <InvoiceDocument invoice={invoice} />
          <InvoiceExplanation number={number} />
          <InvoiceDisputes disputes={invoice.disputes} />
        </div>
        <aside aria-label={t('invoice.payTitle')}>
          <PayTicket invoice={invoice} />
        </aside>
      </div>
      <DisputeDialog
        key={invoice.disputes.length}
        invoice={invoice}
        isOpen={isDisputing}
        onClose={() => setIsDisputing(false)}
      />
    </>
  );
}
