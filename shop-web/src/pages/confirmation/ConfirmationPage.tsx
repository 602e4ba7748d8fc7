import Button from '@mui/material/Button';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { OrderPlacedView } from '@talloor/contracts/endpoints/checkout.ts';
import { formatLongDay } from '@talloor/rules/format/dates.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { Link, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useReport } from '../../analytics/useReport.ts';
import '../../components/pageLayout.css';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Steps } from '../../components/Steps.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { usePlacedOrder } from '../../orders/useOpenOrder.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { focusHeading } from '../../shell/focusHeading.ts';
import { Page } from '../../shell/Page.tsx';
import { ConfirmationTicket } from './ConfirmationTicket.tsx';
import styles from './ConfirmationPage.module.css';
import { NextMoments } from './NextMoments.tsx';
import { fromDetail, fromPlaced, type ConfirmedOrder } from './confirmedOrder.ts';

export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const { user } = useSession();
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { placed?: OrderPlacedView } | null };
  const number = query.get('order');
  const { data: detail, isError, error, refetch } = usePlacedOrder(number);
  const isNone = number === null || (error instanceof ProblemError && error.status === 404);
  const placed = state?.placed?.order_number === number ? state?.placed : undefined;
  const order = detail !== undefined ? fromDetail(detail) : placed !== undefined ? fromPlaced(placed) : undefined;
  // A reload or an old address is no new order.
  const isNew = useNavigationType() !== 'POP';
  useReport(isNew && order !== undefined ? order.number : null, {
    name: 'order',
    number: number ?? '',
    lines: detail?.lines ?? placed?.lines ?? [],
    amountToPay: order?.amountToPay ?? null,
  });
  // Mussels have no basket before them.
  const heading = (
    <div className="row apart gap-24 below-16 page-head">
      <span />
      {order?.service?.kind !== 'mussels' && <Steps current="confirmation" />}
    </div>
  );
  if (number === null || (isError && order === undefined))
    return (
      <Page title={t('pages.confirmation')}>
        <div className="card">
          {isNone ? (
            <EmptyState
              title={t('confirmation.none')}
              {...(user.features.pending_orders ? { text: t('confirmation.noneText') } : {})}
            >
              {user.features.pending_orders && (
                <Button component={Link} to={path('orders')} variant="contained">
                  {t('confirmation.toOrders')}
                </Button>
              )}
            </EmptyState>
          ) : (
            <LoadFailed title={t('order.failed')} text={t('order.failedText')} onRetry={() => void refetch()} />
          )}
        </div>
      </Page>
    );
  return (
    <Page title={t('confirmation.tabTitle', { order: number })} heading={heading}>
      {order !== undefined && <Confirmed order={order} />}
    </Page>
  );
}

function Confirmed({ order }: { order: ConfirmedOrder }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const language = useLanguage();
  const path = usePath();
  useFocusOnLateHeading();
  return (
    <div className="confirmation">
      <div>
        <CheckCircleIcon className={`${styles['confirmation-check']}`} size={56} weight="fill" />
        <h1 tabIndex={-1}>{t('confirmation.title')}</h1>
        <p className={`breaks text-16 above-12 ${styles['confirmation-lead']}`}>
          <RichText
            i18nKey={leadKey(order.service)}
            values={{ day: formatLongDay(language, order.deliveryDay), ...order.window }}
            components={{ b: <b /> }}
          />{' '}
          <span>
            {order.extraEmails.length === 0
              ? t('confirmation.mail')
              : t('confirmation.mailAlso', { emails: order.extraEmails.join(', ') })}
          </span>
        </p>
        <NextMoments order={order} />
        <div className="wraps gap-12">
          {user.features.pending_orders && (
            <>
              <Button component={Link} to={path('orders')} variant="contained">
                {t('confirmation.toOrders')}
              </Button>
              <Button component={Link} to={`${path('orderDetail')}?order=${order.number}`} variant="outlined">
                {t('confirmation.toOrder')}
              </Button>
            </>
          )}
          <Button component={Link} to={path('start')} variant="text">
            {t('confirmation.continue')}
          </Button>
        </div>
      </div>
      <ConfirmationTicket order={order} />
    </div>
  );
}

function useFocusOnLateHeading(): void {
  const way = useNavigationType();
  useEffect(() => {
    if (way !== 'POP' && document.activeElement === document.body) focusHeading({ preventScroll: true });
  }, [way]);
}

function leadKey(service: ConfirmedOrder['service']) {
  if (service?.kind === 'mussels') return `mussels.confirmed.${service.moment}` as const;
  return service?.kind === 'pickup' ? 'confirmation.pickUp' : 'confirmation.deliver';
}
