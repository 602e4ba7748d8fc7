import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useOpenOrders } from '../../orders/useOpenOrders.ts';
import { OrderPages } from './OrderPages.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { OrderTicket } from './OrderTicket.tsx';
import { pageOf } from './pageOf.ts';

const perPage = 24;

/** All open orders, the next delivery first, page by page. */
export function AllOpenOrders() {
  const { t } = useTranslation();
  const path = usePath();
  const [query, setQuery] = useSearchParams();
  const { data, isError, refetch } = useOpenOrders(pageOf(query), perPage);
  if (isError && data === undefined)
    return (
      <div className="card">
        <LoadFailed title={t('orders.groupFailed.open')} text={t('orders.failedText')} onRetry={() => void refetch()} />
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
      <ul className="order-tickets is-wide">
        {data.orders.map((order) => (
          <OrderTicket key={order.order_number} order={order} />
        ))}
      </ul>
      <OrderPages
        page={pagination.currentPage}
        pages={pagination.totalPages}
        from={pagination.offset + 1}
        to={pagination.offset + data.orders.length}
        total={pagination.results}
        onTurn={(next) => setQuery({ group: 'open', ...(next > 1 && { page: String(next) }) })}
      />
    </>
  );
}
