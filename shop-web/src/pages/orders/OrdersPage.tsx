import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import '../../components/pageLayout.css';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Notice } from '../../components/Notice.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useApprovals } from '../../approvals/useApprovals.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { useOpenOrders } from '../../orders/useOpenOrders.ts';
import { Page } from '../../shell/Page.tsx';
import { OrderPages } from './OrderPages.tsx';
import { OrderRail } from './OrderRail.tsx';
import './OrdersPage.css';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';

const perPage = 24;

/** The customer's open orders, the next delivery first. */
export function Component() {
  const { t } = useTranslation();
  const heading = (
    <div className="orders-head">
      <h1 tabIndex={-1}>{t('orders.title')}</h1>
      <p className="muted">{t('orders.lead')}</p>
    </div>
  );
  return (
    <Page title={t('orders.title')} heading={heading} className="orders-page">
      <ToDecide />
      <OpenOrders />
    </Page>
  );
}

/** What waits for the user's approval; nothing for who approves nothing. */
function ToDecide() {
  const { user } = useSession();
  return user.rights.includes('approve') ? <Waiting /> : null;
}

function Waiting() {
  const { t } = useTranslation();
  const path = usePath();
  const count = useApprovals().data?.to_approve ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      severity="info"
      role="note"
      className="orders-approvals"
      action={
        <Button component={Link} to={path('approvals')} variant="outlined" size="small">
          {t('approvals.decide')}
        </Button>
      }
    >
      {t('approvals.toDecide', { count })}
    </Notice>
  );
}

function OpenOrders() {
  const { t } = useTranslation();
  const path = usePath();
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const { data, isError, refetch } = useOpenOrders(page, perPage);
  if (isError && data === undefined)
    return (
      <div className="card">
        <LoadFailed title={t('orders.failed')} text={t('orders.failedText')} onRetry={() => void refetch()} />
      </div>
    );
  if (data === undefined) return <OrdersSkeleton />;
  const { pagination } = data;
  if (pagination.results === 0)
    return (
      <div className="card">
        <EmptyState title={t('orders.none')} text={t('orders.noneText')}>
          <Button component={Link} to={path('search')} variant="contained">
            {t('orders.toAssortment')}
          </Button>
        </EmptyState>
      </div>
    );
  return (
    <>
      <OrderRail orders={data.orders} count={pagination.results} />
      <OrderPages
        page={pagination.currentPage}
        pages={pagination.totalPages}
        from={pagination.offset + 1}
        to={pagination.offset + data.orders.length}
        total={pagination.results}
        onTurn={(next) => setQuery(next === 1 ? {} : { page: String(next) })}
      />
    </>
  );
}
