import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useBlocker, useNavigate, useParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { getOfficeOrder } from '@talloor/contracts/endpoints/office.ts';
import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { correctOrder } from '@talloor/contracts/endpoints/orderCorrections.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { contentOfView } from '@talloor/rules/basket/contentOfView.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { ArticleSearch } from '../../content/fields/ArticleSearch.tsx';
import { officeClient } from '../../data/officeClient.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { OfficeHeading } from '../../layout/OfficeHeading.tsx';
import { problemInWords } from '../../layout/problemInWords.ts';
import { ReasonDialog } from '../../people/ReasonDialog.tsx';
import '../../people/people.css';
import { useLiveOrders } from '../useLiveOrders.ts';
import { CorrectLines } from './CorrectLines.tsx';
import { CorrectSums } from './CorrectSums.tsx';
import './CorrectOrder.css';
import { FreeLines } from './FreeLines.tsx';
import { useCorrection, type Correction } from './useCorrection.ts';
import { OrderCrumbs } from '../OrderCrumbs.tsx';

export const CorrectOrderPage = () => {
  const { id = '' } = useParams();
  const { t, language } = useOfficeText();
  useLiveOrders();
  const correction = useCorrection(id);
  const { data, error } = correction.preview;
  const order = useQuery({
    queryKey: ['orders', 'detail', id, language],
    queryFn: ({ signal }) => officeClient.call(getOfficeOrder, { params: { number: id } }, { signal }),
    retry: false,
  });
  return (
    <>
      <div className="office-head">
        <div>
          <OrderCrumbs number={id} subpage={t('correctOrder.open')} />
          <OfficeHeading title={t('correctOrder.title', { number: id })} />
          {order.data !== undefined && (
            <p className="console-sub muted">
              {t('correctOrder.behalf', {
                customer: `${order.data.customer_name}, ${order.data.customer_number}`,
              })}
            </p>
          )}
        </div>
      </div>
      {data === undefined && error !== null && (
        <div className="office-block" role="alert">
          <h2>{t('correctOrder.failed')}</h2>
          <p>{problemInWords(error)}</p>
          <Link to={`/orders/${id}/show`}>{t('correctOrder.back')}</Link>
        </div>
      )}
      {data === undefined && error === null && <span aria-busy className="as-block office-skeleton correct-skeleton" />}
      {data !== undefined && <Corrected view={data} correction={correction} />}
    </>
  );
};

type CorrectedProps = {
  readonly view: OrderDraftView;
  readonly correction: Correction;
};

function Corrected({ view, correction }: CorrectedProps) {
  const { t, language } = useOfficeText();
  const [isConfirming, setIsConfirming] = useState(false);
  const isSent = useRef(false);
  const navigate = useNavigate();
  const notify = useNotify();
  const { changedLines, preview, changeQuantity } = correction;
  const { order_number: number, hold, changes, basket } = view;
  const blocking = basket.messages.filter((message) => message.is_blocking).map(({ message }) => message);
  const blockReason =
    changes === 0
      ? t('correctOrder.none')
      : view.lines.some((line) => line.errors.length > 0)
        ? t('correctOrder.faulty')
        : (blocking[0] ?? null);
  const mayAsk = blockReason === null && !preview.isPlaceholderData;
  const ask = () => {
    const unread = document.querySelector<HTMLElement>('.correct-lines [aria-invalid=true]');
    if (unread !== null) unread.focus();
    else if (mayAsk) setIsConfirming(true);
  };
  useLeaving(changedLines.length > 0, isSent);
  useSendKey(ask);
  const close = () => {
    setIsConfirming(false);
    if (isSent.current) void navigate(`/orders/${number}/show`);
  };
  return (
    <div className="people-columns stack gap-16 correct-order">
      <div className="stack gap-16 shrinks">
        {hold !== null && (
          <p role="note" className="flex gap-8 pad-8-12 round-8 people-note">
            {t('correctOrder.heldBy', {
              name: hold.name || t('correctOrder.heldByColleague'),
              since: formatTime(language, hold.since),
            })}
          </p>
        )}
        <CorrectLines
          lines={view.lines}
          changed={changedLines.map((line) => line.article_number)}
          onChangeQuantity={changeQuantity}
        />
        <FreeLines lines={basket.free_lines} />
        <div className="office-card correct-add">
          <ArticleSearch
            label={t('correctOrder.add')}
            excluded={view.lines.map((line) => line.product.article_number)}
            onChoose={({ id }) => changeQuantity(id, 1, 0)}
          />
        </div>
      </div>
      <div className="stack gap-16 shrinks">
        <CorrectSums view={view} isLoading={preview.isPlaceholderData} />
        <button
          type="button"
          className="full office-primary correct-submit"
          aria-disabled={!mayAsk}
          aria-describedby="correct-why"
          onClick={ask}
        >
          {changes === 1 ? t('correctOrder.submitOne') : t('correctOrder.submit', { count: changes })}
        </button>
        <output id="correct-why" className="muted">
          {blockReason}
        </output>
        <p className="muted">{t('correctOrder.keys')}</p>
      </div>
      {isConfirming && (
        <ReasonDialog
          act="correctOrder"
          title={t('correctOrder.askTitle', { number })}
          hint={t('correctOrder.askHint')}
          submit={changes === 1 ? t('correctOrder.submitOne') : t('correctOrder.submit', { count: changes })}
          successMessage={null}
          onClose={close}
          onGo={async (reason) => {
            const amount = basket.total_lines.find((line) => line.type === 'grand_total')?.amount ?? null;
            const body = {
              reason,
              wishes: changedLines,
              version: view.version,
              shown: contentOfView({ ...view.basket, lines: view.lines }),
              ...(amount !== null && { amount_to_pay: amount }),
            };
            await officeClient.call(correctOrder, { params: { number }, body }).catch((error: unknown) => {
              // The dialog would cover the marked quantity.
              if (error instanceof ProblemError && error.errors.some(({ path }) => path.startsWith('wishes'))) {
                notify(problemInWords(error), { type: 'error' });
                setIsConfirming(false);
              }
              throw error;
            });
            isSent.current = true;
            notify(t('correctOrder.done', { number }), { type: 'success' });
          }}
        />
      )}
    </div>
  );
}

function useLeaving(hasChanges: boolean, isSent: { readonly current: boolean }): void {
  const { t } = useOfficeText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && !isSent.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(t('correctOrder.leave'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
}

function useSendKey(send: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.ctrlKey) return;
      event.preventDefault();
      send();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [send]);
}
