import { usePermissions } from 'react-admin';
import type { OfficeRole } from '../data/authProvider.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { SubscriptionRow } from './SubscriptionRow.tsx';
import { useRetry, useSubscriptions } from './useSubscriptions.ts';
import './SubscriptionList.css';

export const SubscriptionList = () => {
  const { t } = useOfficeText();
  const { permissions: role, isPending } = usePermissions<OfficeRole | null>();
  const isAllowed = role === 'auditor' || role === 'admin';
  const { data, isError, refetch } = useSubscriptions(isAllowed);
  const retry = useRetry();
  if (isPending) return null;
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('subscriptions.title')} />
        <output className="office-live">{retry.data && t('subscriptions.asked', { name: retry.variables })}</output>
      </div>
      {retry.isError && <p role="alert">{t('subscriptions.retryFailed')}</p>}
      {!isAllowed ? (
        <div className="office-block">
          <p>{t('subscriptions.noAccess')}</p>
        </div>
      ) : isError ? (
        <div className="office-block" role="alert">
          <p>{t('subscriptions.failed')}</p>
          <button type="button" className="office-button" onClick={() => void refetch()}>
            {t('orders.retry')}
          </button>
        </div>
      ) : (
        <div className="office-card subscription-table" aria-busy={!data}>
          <table>
            <caption className="sr-only">{t('subscriptions.about')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('subscriptions.name')}</th>
                <th scope="col">{t('subscriptions.state')}</th>
                <th scope="col" className="num">
                  {t('subscriptions.position')}
                </th>
                <th scope="col" className="num">
                  {t('subscriptions.lag')}
                </th>
                <th scope="col">{t('subscriptions.movedAt')}</th>
                <th scope="col">{t('subscriptions.parked')}</th>
              </tr>
            </thead>
            <tbody>
              {data?.map((subscription) => (
                <SubscriptionRow
                  key={subscription.id}
                  subscription={subscription}
                  retry={role === 'admin' ? () => retry.mutate(subscription.id) : null}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
};
