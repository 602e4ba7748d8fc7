import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { InvoiceChip } from '../../invoices/InvoiceChip.tsx';
import { useInvoice } from '../../invoices/useInvoices.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { NumberedPage } from '../../shell/NumberedPage.tsx';
import { numberIn } from '../../shell/numberIn.ts';
import { Forbidden } from '../system/Forbidden.tsx';
import { InvoiceContent } from './InvoiceContent.tsx';

/** `?number=` (readings.md); design 5.16. */
export function Component() {
  const { user } = useSession();
  return user.rights.includes('see_invoices') ? <Invoice /> : <Forbidden />;
}

function Invoice() {
  const { t } = useTranslation();
  const path = usePath();
  const [query] = useSearchParams();
  const number = numberIn(query, 'number');
  const read = useInvoice(number);
  const title = read.data?.kind === 'credit_note' ? 'invoice.creditTitle' : 'invoice.title';
  return (
    <NumberedPage
      title={number === null ? t('invoice.page') : t(title, { number })}
      number={number}
      all={{ to: path('invoices'), back: t('invoice.back'), button: t('invoice.toAll') }}
      read={read}
      missing={{ title: t('invoice.notFound'), text: t('invoice.notFoundText') }}
      failed={{ title: t('invoice.failed'), text: t('invoice.failedText') }}
      state={(invoice) => <InvoiceChip state={invoice.state} />}
    >
      {(invoice) => <InvoiceContent invoice={invoice} />}
    </NumberedPage>
  );
}
