import { useTranslation } from 'react-i18next';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useMyCustomers } from '../../customers/useMyCustomers.ts';
import { Page } from '../../shell/Page.tsx';
import '../../customers/CustomerSwitcher.css';
import { CustomerCard } from './CustomerCard.tsx';
import styles from './CustomersPage.module.css';

/** Mock-up 26, spec after-ordering §2. */
export function Component() {
  const { t } = useTranslation();
  const customers = useMyCustomers();
  const heading = (
    <div className="below-20">
      <h1 tabIndex={-1}>{t('myCustomers.title')}</h1>
      <p className="muted">{t('myCustomers.lead')}</p>
    </div>
  );
  return (
    <Page
      title={t('myCustomers.title')}
      heading={heading}
      isWaiting={customers.data === undefined && !customers.isError}
    >
      <Customers {...customers} />
    </Page>
  );
}

const waiting = [210, 210, 210, 210];

function Customers({ data, isError, refetch }: ReturnType<typeof useMyCustomers>) {
  const { t } = useTranslation();
  if (data === undefined)
    return isError ? (
      <div className="card">
        <LoadFailed title={t('myCustomers.failed')} text={t('myCustomers.failedText')} onRetry={() => void refetch()} />
      </div>
    ) : (
      <CardSkeletons className={`${styles['customer-cards']}`} heights={waiting} />
    );
  if (data.customers.length === 0)
    return (
      <div className="card">
        <EmptyState board="drinks" title={t('myCustomers.none')} text={t('myCustomers.noneText')} />
      </div>
    );
  return (
    <ul className={styles['customer-cards']}>
      {data.customers.map((customer) => (
        <li key={customer.customer_number}>
          <CustomerCard customer={customer} />
        </li>
      ))}
    </ul>
  );
}
