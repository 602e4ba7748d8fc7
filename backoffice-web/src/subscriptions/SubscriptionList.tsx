import { useMayEdit } from '../data/useMayEdit.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { SubscriptionRow } from './SubscriptionRow.tsx';
import { useRetry, useSubscriptions } from './useSubscriptions.ts';
import './SubscriptionList.css';

export const SubscriptionList = () => {
  const { t } = useOfficeText();
  const mayOperate = useMayEdit('operate') === true;
  const { data, isError, refetch } = useSubscriptions();
  const retry = useRetry();
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('subscriptions.title')} />
        <output className="office-live">{retry.data && t('subscriptions.asked', { name: retry.variables })}</output>
      </div>
      {retry.isError && <p role="alert">{t('subscriptions.retryFailed')}</p>}
      {isError ? (
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
                  retry={mayOperate ? () => retry.mutate(subscription.id) : null}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
};
