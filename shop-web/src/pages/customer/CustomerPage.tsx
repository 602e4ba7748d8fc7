import { isNotFound } from '@talloor/contracts/problemError.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { StateChip } from '../../components/StateChip.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { AddressCard } from './AddressCard.tsx';
import { ChangeList } from './ChangeList.tsx';
import styles from './CustomerPage.module.css';
import { NumbersCard } from './NumbersCard.tsx';
import { useMyCustomer } from './useMyCustomer.ts';

const waiting = [120, 210, 210];

export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const { customer: number = '' } = useParams();
  const { data: customer, error, refetch } = useMyCustomer(number);
  const title = customer?.name ?? t('myCustomers.title');
  const heading = (
    <div className={`below-20 items-left ${styles['customer-head']} stack gap-6`}>
      <p>
        <Link className="link" to={path('customers')}>
          ‹ <span>{t('myCustomers.back')}</span>
        </Link>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {customer !== undefined && customer.status !== 'active' && (
        <StateChip state="blocked">{t(`myCustomers.${customer.status}Why`)}</StateChip>
      )}
    </div>
  );
  const isUnknown = isNotFound(error);
  return (
    <Page title={title} heading={heading} isWaiting={customer === undefined && error === null}>
      {customer === undefined && error === null && (
        <CardSkeletons className={`${styles['customer-grid']}`} heights={waiting} />
      )}
      {customer === undefined && error !== null && (
        <div className="card">
          {isUnknown ? (
            <EmptyState board="drinks" title={t('myCustomers.notFound')} text={t('myCustomers.notFoundText')} />
          ) : (
            <LoadFailed
              title={t('myCustomers.failed')}
              text={t('myCustomers.failedText')}
              onRetry={() => void refetch()}
            />
          )}
        </div>
      )}
      {customer !== undefined && (
        <div className={styles['customer-grid']}>
          <NumbersCard customer={customer} />
          <AddressCard key={`delivery ${number}`} customer={customer} kind="delivery" />
          <AddressCard key={`billing ${number}`} customer={customer} kind="billing" />
          {customer.changes.length > 0 && <ChangeList changes={customer.changes} />}
        </div>
      )}
    </Page>
  );
}
