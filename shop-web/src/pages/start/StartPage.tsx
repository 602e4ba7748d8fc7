import { useTranslation } from 'react-i18next';
import { NoCustomer } from '../../customers/NoCustomer.tsx';
import { WeekStrip } from '../../delivery/WeekStrip.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { Greeting } from './Greeting.tsx';
import { MyOrders } from './MyOrders.tsx';
import { Promos } from './Promos.tsx';
import { Reorder } from './Reorder.tsx';
import './StartPage.css';
import { VisitorStart } from './VisitorStart.tsx';

/** Where a day of ordering starts: the delivery days, what is ordered on this weekday, open orders, promotions. */
export function Component() {
  const { t } = useTranslation();
  const { user, isLoggedIn, customer } = useSession();
  if (!isLoggedIn) return <VisitorStart />;
  return (
    <Page title={t('pages.start')} heading={<Greeting />}>
      {customer === null ? (
        <NoCustomer />
      ) : (
        <>
          <WeekStrip />
          <div className="home">
            <Reorder />
            <aside className="home-side" aria-label={t('start.myOrders')}>
              {user.features.pending_orders && <MyOrders />}
            </aside>
          </div>
        </>
      )}
      <Promos title={t('start.promos')} />
    </Page>
  );
}
