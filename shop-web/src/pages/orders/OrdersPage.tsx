import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import '../../components/pageLayout.css';
import { RecallNotices } from '../../recalls/RecallNotices.tsx';
import { Page } from '../../shell/Page.tsx';
import { AllDeliveries } from './AllDeliveries.tsx';
import { AllIncomplete } from './AllIncomplete.tsx';
import { AllOpenOrders } from './AllOpenOrders.tsx';
import { EmptiesCard } from './EmptiesCard.tsx';
import { GroupSwitch } from './GroupSwitch.tsx';
import styles from './OrdersPage.module.css';
import { OrdersOverview } from './OrdersOverview.tsx';
import { groupOf } from './shownGroup.ts';
import { ToDecide } from './ToDecide.tsx';

export function Component() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const group = groupOf(query.get('group'));
  const heading = (
    <div className={`below-20 ${styles['orders-head']}`}>
      <h1 tabIndex={-1}>{t('orders.title')}</h1>
      <p className="muted">
        <span>{t('orders.lead')}</span> <span>{t('orders.months')}</span>
      </p>
    </div>
  );
  return (
    <Page title={t('orders.title')} heading={heading}>
      <RecallNotices />
      <ToDecide />
      <GroupSwitch shownGroup={group} />
      {group === 'overview' ? (
        <>
          <OrdersOverview />
          <EmptiesCard />
        </>
      ) : group === 'incomplete' ? (
        <AllIncomplete />
      ) : group === 'open' ? (
        <AllOpenOrders />
      ) : (
        <AllDeliveries key={group} group={group} />
      )}
    </Page>
  );
}
