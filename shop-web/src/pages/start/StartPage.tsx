import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useCustomerSwitcher } from '../../customers/CustomerSwitcherProvider.tsx';
import { WeekStrip } from '../../delivery/WeekStrip.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
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

/** Somebody without a chosen customer: choose, or only look around. */
function NoCustomer() {
  const { t } = useTranslation();
  const path = usePath();
  const { user } = useSession();
  const openSwitcher = useCustomerSwitcher();
  const hasChoice = user.customers.length > 0;
  return (
    <div className="card">
      <EmptyState
        group="drinks"
        title={t(hasChoice ? 'start.noCustomer' : 'start.noCustomers')}
        text={t(hasChoice ? 'start.noCustomerText' : 'start.noCustomersText')}
      >
        {hasChoice ? (
          <Button variant="contained" onClick={openSwitcher}>
            {t('shell.chooseCustomer')}
          </Button>
        ) : (
          <Button variant="outlined" component={Link} to={path('search')}>
            {t('start.browse')}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
