import Button from '@mui/material/Button';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import '../../components/pageLayout.css';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useOpenOrder } from '../../orders/useOpenOrder.ts';
import { Page } from '../../shell/Page.tsx';
import { OrderContent } from './OrderContent.tsx';
import './OrderDetailPage.css';
import { OrderSkeleton } from './OrderSkeleton.tsx';

/** One open order: `?order=` names it (readings.md, Pages without a parameter). */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [query] = useSearchParams();
  const asked = query.get('order');
  const number = asked !== null && /^\d{1,20}$/.test(asked) ? asked : null;
  const { data, error, refetch } = useOpenOrder(number);
  const isUnknown = number === null || (error instanceof ProblemError && error.code === 'order.not_found');
  const title = number === null ? t('pages.orderDetail') : t('order.title', { order: number });
  return (
    <Page
      title={title}
      className="order-page"
      heading={
        <div className="order-head">
          <Link to={path('orders')} className="link">
            <ArrowLeftIcon size={14} weight="bold" />
            {t('order.back')}
          </Link>
          <h1 tabIndex={-1}>{title}</h1>
        </div>
      }
    >
      {isUnknown ? (
        <div className="card">
          <EmptyState title={t('order.notFound')} text={t('order.notFoundText')}>
            <Button component={Link} to={path('orders')} variant="contained">
              {t('order.toOrders')}
            </Button>
          </EmptyState>
        </div>
      ) : data !== undefined ? (
        <OrderContent order={data} />
      ) : error !== null ? (
        <div className="card">
          <LoadFailed title={t('order.failed')} text={t('order.failedText')} onRetry={() => void refetch()} />
        </div>
      ) : (
        <OrderSkeleton />
      )}
    </Page>
  );
}
