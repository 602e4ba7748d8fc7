import Button from '@mui/material/Button';
import { isNotFound } from '@talloor/contracts/problemError.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { AskHolder } from './AskHolder.tsx';
import { LoadFailed } from '../components/LoadFailed.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { isRefusedForGood } from '../server/isRefused.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { keepFocus } from '../shell/keepFocus.ts';
import { failureText } from '../toasts/failureText.ts';
import { failureTitle } from '../toasts/failureTitle.ts';
import { showToast } from '../toasts/toasts.ts';
import type { OrderDraft } from './useOrderDraft.ts';

export function CannotChange({ order, draft: orderDraft }: { order: string | null; draft: OrderDraft }) {
  const { t } = useTranslation();
  const path = usePath();
  const { user } = useSession();
  const [isTaking, setIsTaking] = useState(false);
  const { error, refetch, takeOver, isInUse } = orderDraft;
  const isThere = order !== null && !isNotFound(error);
  const mayTakeOver = user.rights.includes('portal') || user.rights.includes('approve');
  const take = () => {
    if (isTaking) return;
    setIsTaking(true);
    takeOver()
      .then(() => keepFocus())
      .catch((failure: unknown) =>
        showToast({ kind: 'error', error: failure, title: t('changeOrder.failed'), text: failureText(failure, t) }),
      )
      .finally(() => setIsTaking(false));
  };
  if (order !== null && !isRefusedForGood(error))
    return (
      <div className="card">
        <LoadFailed
          title={t('changeOrder.loadFailed')}
          text={t('changeOrder.failedText')}
          onRetry={() => void refetch()}
        />
      </div>
    );
  return (
    <div className="card">
      <EmptyState
        title={order === null ? t('order.notFound') : failureTitle(error, t('changeOrder.failed'))}
        text={order === null ? t('order.notFoundText') : failureText(error, t)}
      >
        {isInUse && order !== null && <AskHolder order={order} />}
        {isInUse && mayTakeOver && (
          <Button variant="contained" aria-disabled={isTaking} onClick={take}>
            {t('changeOrder.takeOver')}
          </Button>
        )}
        <Button
          component={Link}
          to={isThere ? `${path('orderDetail')}?order=${order}` : path('orders')}
          variant={isInUse && mayTakeOver ? 'outlined' : 'contained'}
        >
          <span>{t(isThere ? 'changeOrder.view' : 'order.toOrders')}</span>
        </Button>
      </EmptyState>
    </div>
  );
}
