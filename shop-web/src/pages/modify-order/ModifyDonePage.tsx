import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SubmittedChangesView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useOrderParameter } from '../../modification/useOrderParameter.ts';
import { useOpenOrder } from '../../orders/useOpenOrder.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { Page } from '../../shell/Page.tsx';
import { OrderContent } from '../order-detail/OrderContent.tsx';
import { OrderSkeleton } from '../../orders/OrderSkeleton.tsx';
import '../../components/pageLayout.css';
import '../../orders/order.css';
import styles from './ModifyOrder.module.css';

/** After a reload only the order shows. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const order = useOrderParameter();
  const { data, error, refetch } = useOpenOrder(order);
  const { state } = useLocation() as { state: { sent?: SubmittedChangesView } | null };
  const sent = state?.sent?.order_number === order ? state.sent : null;
  return (
    <Page title={t('modify.doneTitle', { order: order ?? '' })} className="order-page">
      <div className={`${styles['modify-done']} stack gap-16`}>
        {sent !== null && (
          <Sent sent={sent} now={(data?.version ?? 1) >= sent.version ? data?.allocation : undefined} />
        )}
        <p className="modify-done-ways wraps gap-8">
          <Button component={Link} to={`${path('orderDetail')}?order=${order ?? ''}`} variant="contained">
            {t('modify.view')}
          </Button>
          {sent !== null && (
            <Button
              component={Link}
              to={`${path('orderReceipt')}?order=${sent.order_number}&version=${sent.version}`}
              variant="outlined"
            >
              {t('receipt.link')}
            </Button>
          )}
          <Button component={Link} to={path('orders')} variant="outlined">
            {t('order.toOrders')}
          </Button>
        </p>
      </div>
      {data !== undefined ? (
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

type SentProps = {
  readonly sent: SubmittedChangesView;
  /** Current allocation, possibly unknown at submission. Undefined for older versions. */
  readonly now: SubmittedChangesView['allocation'] | undefined;
};

function Sent({ sent, now }: SentProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { quantityOf: value } = useUnitWords();
  return (
    <>
      <Alert severity="success" role="note">
        {t('modify.sent', {
          count: sent.lines.length,
          day: formatDay(language, sent.submitted_at),
          time: formatTime(language, sent.submitted_at),
          version: sent.version,
        })}
      </Alert>
      <ul className={`card padded ${styles['modify-kind']}`}>
        {sent.lines.map((line) => (
          <li key={line.article_number}>
            <span>{line.name}</span>
            <span className={`${styles['modify-from-to']} nowrap`}>
              {line.original_quantity > 0 && <s>{value(line.original_quantity, line.unit)}</s>}{' '}
              <span aria-hidden="true">→</span> <b>{value(line.quantity, line.unit)}</b>
            </span>
          </li>
        ))}
        {sent.amount_to_pay !== null && sent.original_amount_to_pay !== null && (
          <li>
            <b>{t('modify.sums.total')}</b>
            <span className={`${styles['modify-from-to']} nowrap`}>
              <s>{formatApproximate(language, sent.original_amount_to_pay, sent.is_approximate)}</s>{' '}
              <span aria-hidden="true">→</span>{' '}
              <b>{formatApproximate(language, sent.amount_to_pay, sent.is_approximate)}</b>
            </span>
          </li>
        )}
      </ul>
      {(sent.allocation === 'pending' ? now : sent.allocation) === 'short' && (
        <Alert severity="warning" role="note">
          {t('modify.short')}
        </Alert>
      )}
    </>
  );
}
