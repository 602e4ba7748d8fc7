import { useTranslation } from 'react-i18next';
import '../../components/pageLayout.css';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { Forbidden } from '../system/Forbidden.tsx';
import { InvoiceList } from './InvoiceList.tsx';

/** Spec after-ordering §2; design 5.16. */
export function Component() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user.rights.includes('see_invoices')) return <Forbidden />;
  const heading = (
    <div className="below-20">
      <h1 tabIndex={-1}>{t('invoices.title')}</h1>
      <p className="muted">{t('invoices.lead')}</p>
    </div>
  );
  return (
    <Page title={t('invoices.title')} heading={heading}>
      <InvoiceList />
    </Page>
  );
}
