import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SubmittedChangesView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useOrderParameter } from '../../orderDraft/useOrderParameter.ts';
import { useOpenOrder } from '../../orders/useOpenOrder.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { Page } from '../../shell/Page.tsx';
import { OrderContent } from '../orderDetail/OrderContent.tsx';
import { OrderSkeleton } from '../../orders/OrderSkeleton.tsx';
import '../../components/pageLayout.css';
import '../../orders/order.css';
import styles from './ChangeOrder.module.css';

/** After a reload only the order shows. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const order = useOrderParameter();
  const { data, error, refetch } = useOpenOrder(order);
  const { state } = useLocation() as { state: { sent?: SubmittedChangesView } | null };
  const submission = state?.sent?.order_number === order ? state.sent : null;
  return (
    <Page title={t('changeOrder.doneTitle', { order: order ?? '' })}>
      <div className={`${styles['draft-done']} stack gap-16`}>
        {submission !== null && (
          <SubmittedChanges
            submission={submission}
            now={(data?.version ?? 1) >= submission.version ? data?.allocation : undefined}
          />
        )}
        <p className="wraps gap-8">
          <Button component={Link} to={`${path('orderDetail')}?order=${order ?? ''}`} variant="contained">
            {t('changeOrder.view')}
          </Button>
          {submission !== null && (
            <Button
              component={Link}
              to={`${path('orderReceipt')}?order=${submission.order_number}&version=${submission.version}`}
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

type SubmissionProps = {
  readonly submission: SubmittedChangesView;
  /** Possibly unknown at submission. Undefined for older versions. */
  readonly now: SubmittedChangesView['allocation'] | undefined;
};

function SubmittedChanges({ submission, now }: SubmissionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { quantityOf: value } = useUnitWords();
  return (
    <>
      <Alert severity="success" role="note">
        {t('changeOrder.sent', {
          count: submission.lines.length,
          day: formatDay(language, submission.submitted_at),
          time: formatTime(language, submission.submitted_at),
          version: submission.version,
        })}
      </Alert>
      <ul className={`card padded ${styles['draft-kind']}`}>
        {submission.lines.map((line) => (
          <li className="flex apart gap-12 line-below" key={line.article_number}>
            <span>{line.name}</span>
            <span className="nowrap">
              {line.original_quantity > 0 && <s className="muted">{value(line.original_quantity, line.unit)}</s>}{' '}
              <span aria-hidden="true">→</span> <b>{value(line.quantity, line.unit)}</b>
            </span>
          </li>
        ))}
        {submission.amount_to_pay !== null && submission.original_amount_to_pay !== null && (
          <li className="flex apart gap-12 line-below">
            <b>{t('changeOrder.sums.total')}</b>
            <span className="nowrap">
              <s className="muted">
                {formatApproximate(language, submission.original_amount_to_pay, submission.is_approximate)}
              </s>{' '}
              <span aria-hidden="true">→</span>{' '}
              <b>{formatApproximate(language, submission.amount_to_pay, submission.is_approximate)}</b>
            </span>
          </li>
        )}
      </ul>
      {(submission.allocation === 'pending' ? now : submission.allocation) === 'short' && (
        <Alert severity="warning" role="note">
          {t('changeOrder.short')}
        </Alert>
      )}
    </>
  );
}
