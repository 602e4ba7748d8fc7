import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { ChangedLineView, OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import '../../components/pageLayout.css';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { mayChange } from '../../orderDraft/mayChange.ts';
import { AskHolder } from '../../orderDraft/AskHolder.tsx';
import { CannotChange } from '../../orderDraft/CannotChange.tsx';
import { ClosedWhileOpen } from '../../orderDraft/ClosedWhileOpen.tsx';
import { ModeBar } from '../../orderDraft/ModeBar.tsx';
import { DraftBasket } from '../../orderDraft/DraftBasket.tsx';
import { DraftPaths } from '../../orderDraft/DraftPaths.tsx';
import { useOrderDraft, type OrderDraft } from '../../orderDraft/useOrderDraft.ts';
import { HoldAsks } from '../../orderDraft/HoldAsks.tsx';
import { latestHold } from '../../orderDraft/latestHold.ts';
import { useHold, type Hold } from '../../orderDraft/useHold.ts';
import { useOvertaken } from '../../orderDraft/useOvertaken.ts';
import { useOrderParameter } from '../../orderDraft/useOrderParameter.ts';
import { useServerMinute } from '../../session/serverClock.ts';
import { keepFocus } from '../../shell/keepFocus.ts';
import { Page } from '../../shell/Page.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { OrderSkeleton } from '../../orders/OrderSkeleton.tsx';
import { FreeLines } from '../basket/FreeLines.tsx';
import { ChangesBar } from './ChangesBar.tsx';
import { ChangesTicket } from './ChangesTicket.tsx';
import { DraftLines } from './DraftLines.tsx';
import styles from './ChangeOrder.module.css';

/** Design 5.14. */
export function Component() {
  const { t } = useTranslation();
  const order = useOrderParameter();
  const orderDraft = useOrderDraft(order);
  const { data, error } = orderDraft;
  useTellFree(order, orderDraft);
  if (data !== undefined) return <ChangingOrder view={data} draft={orderDraft} />;
  return (
    <Page title={t('changeOrder.title')} isWaiting={order !== null && error === null}>
      {order !== null && error === null ? <OrderSkeleton /> : <CannotChange order={order} draft={orderDraft} />}
    </Page>
  );
}

function useTellFree(order: string | null, { isInUse, data }: OrderDraft): void {
  const { t } = useTranslation();
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isInUse) hasWaited.current = true;
    else if (hasWaited.current && data !== undefined) {
      hasWaited.current = false;
      showToast({ kind: 'info', title: t('handover.free', { order }), stays: true });
    }
  }, [isInUse, data, order, t]);
}

function ChangingOrder({ view: own, draft: orderDraft }: { view: OrderDraftView; draft: OrderDraft }) {
  const { t } = useTranslation();
  const path = usePath();
  const [lineFilter, setLineFilter] = useState<'all' | 'changed'>('all');
  // Side by side there is no hold.
  const hold = useHold(own.mode === 'shared' ? null : own.order_number);
  const view =
    own.mode === 'shared'
      ? own
      : {
          ...own,
          hold: latestHold(own.hold, orderDraft.dataUpdatedAt, hold),
          // The office may have moved it.
          changeable_until: hold.data?.changeable_until ?? own.changeable_until,
        };
  useHoldLost(view.hold, hold, orderDraft);
  const isOvertaken = useOvertaken(view, hold, orderDraft);
  const isClosed = useServerMinute() >= view.changeable_until * 1000;
  const keep = () => {
    const act = view.hold?.is_mine === true ? orderDraft.keep() : orderDraft.refetch({ throwOnError: true });
    act.catch((failure: unknown) => {
      showToast({ kind: 'error', error: failure, title: t('changeOrder.notHeld'), text: failureText(failure, t) });
      void orderDraft.refetch();
    });
  };
  const settle = ({ product }: ChangedLineView, quantity: number) =>
    orderDraft.settle(product.article_number, quantity, view).then(
      () => {},
      (failure: unknown) => {
        showToast({ kind: 'error', error: failure, title: t('changeOrder.notSent'), text: failureText(failure, t) });
        void orderDraft.refetch();
      },
    );
  const lines =
    lineFilter === 'all' ? view.lines : view.lines.filter((line) => line.quantity !== line.original_quantity);
  const head = (
    <div className="row apart gap-24 below-16 page-head">
      <h1 tabIndex={-1}>
        <span>{t('changeOrder.title')}</span>
        <span className="inline-block text-15 weight-400 page-count muted nowrap">
          <span>{t('orders.lines', { count: view.lines.length })}</span>,{' '}
          <span>{t('changeOrder.changed', { count: view.changes })}</span>
        </span>
      </h1>
      <div className={`${styles['draft-tools']} wraps to-end gap-8`}>
        <ToggleButtonGroup
          exclusive
          value={lineFilter}
          onChange={(_, next: 'all' | 'changed' | null) => next !== null && setLineFilter(next)}
          aria-label={t('changeOrder.show')}
        >
          <ToggleButton value="all">{t('changeOrder.all')}</ToggleButton>
          <ToggleButton value="changed">{t('changeOrder.onlyChanged')}</ToggleButton>
        </ToggleButtonGroup>
        {view.version > 1 && (
          <Button component={Link} to={`${path('orderVersions')}?order=${view.order_number}`} variant="text">
            {t('versions.show')}
          </Button>
        )}
        <Button
          component={Link}
          to={`${path('changeOrderAdd')}?order=${view.order_number}`}
          variant="tonal"
          startIcon={<PlusIcon size={18} weight="bold" />}
        >
          {t('changeOrder.add')}
        </Button>
      </div>
    </div>
  );
  return (
    <DraftBasket orderDraft={view} of={orderDraft.key}>
      <DraftPaths order={view.order_number}>
        <ModeBar orderDraft={view} onKeep={keep} />
        {isClosed ? (
          <Page key="closed" title={t('changeOrder.title')} className="draft-page">
            <ClosedWhileOpen view={view} />
          </Page>
        ) : (
          <Page title={t('changeOrder.title')} className="draft-page" heading={head}>
            <HoldAsks order={view.order_number} hold={hold} />
            {view.hold?.is_mine === false && <AskHolder order={view.order_number} />}
            {isOvertaken && <Notice severity="info">{t('changeOrder.overtaken')}</Notice>}
            <div className="with-ticket">
              <div>
                {lines.length > 0 ? (
                  <DraftLines
                    lines={lines}
                    isHeld={mayChange(view)}
                    onSettle={settle}
                    onChooseReplacement={orderDraft.chooseReplacement}
                  />
                ) : (
                  <p className="card padded">{t('changeOrder.nothingChanged')}</p>
                )}
                {view.basket.free_lines.length > 0 && (
                  <div className="above-16 clips card">
                    <FreeLines lines={view.basket.free_lines} />
                  </div>
                )}
              </div>
              <aside aria-label={t('changeOrder.yours')}>
                <ChangesTicket view={view} orderDraft={orderDraft} />
              </aside>
            </div>
            <ChangesBar view={view} draft={orderDraft} />
          </Page>
        )}
      </DraftPaths>
    </DraftBasket>
  );
}

/** Only a user who asked retakes a lost hold automatically; otherwise two unattended pages would alternate. */
function useHoldLost(hold: OrderDraftView['hold'], { data }: Hold, { refetch }: OrderDraft): void {
  const isMine = hold?.is_mine === true;
  const wasMine = useRef(isMine);
  useEffect(() => {
    if (isMine !== wasMine.current) keepFocus();
    wasMine.current = isMine;
  }, [isMine]);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (hold !== null) isWaiting.current = !hold.is_mine && data?.asked === 'waiting';
    else if (isWaiting.current) {
      isWaiting.current = false;
      void refetch();
    }
  }, [hold, data?.asked, refetch]);
}
