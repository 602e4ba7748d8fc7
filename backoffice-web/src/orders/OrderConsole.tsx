import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { z } from 'zod';
import { dossierRights, exportOrderDossier, getOrderHistory, verifyOrder } from '@talloor/contracts/endpoints/audit.ts';
import { getOfficeOrder, type officeOrderDetail } from '@talloor/contracts/endpoints/office.ts';
import { isNotFound } from '@talloor/contracts/problemError.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeRights } from '../data/useMayEdit.ts';
import { useOfficeText, type OfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { OrderActs } from './console/OrderActs.tsx';
import { EventCard } from './console/EventCard.tsx';
import { EventList } from './console/EventList.tsx';
import { OrderNotes } from './console/OrderNotes.tsx';
import { OrderVersions } from './console/OrderVersions.tsx';
import { StateCard } from './console/StateCard.tsx';
import { TimeBar } from './console/TimeBar.tsx';
import { PrintedHistory } from './console/PrintedHistory.tsx';
import { useActs } from './console/useActs.ts';
import { useStoredEvent } from './console/useComparedState.ts';
import { useComparison } from './console/useComparison.ts';
import { EnglishHistory, useEnglishChoice, useHistoryText } from './console/useHistoryText.ts';
import { useTimeTravel } from './console/useTimeTravel.ts';
import { useVerification, VerifyButton, VerifyResult } from './console/Verify.tsx';
import { LiveState } from './LiveState.tsx';
import { OrderChips } from './OrderState.tsx';
import { listAddress } from './orderFilter.ts';
import { useLiveOrders } from './useLiveOrders.ts';
import { OrderCrumbs } from './OrderCrumbs.tsx';
import './OrderConsole.css';

type Order = z.output<typeof officeOrderDetail>;

export const OrderConsole = () => {
  const [isEnglish] = useEnglishChoice();
  return (
    <EnglishHistory value={isEnglish}>
      <LoadedConsole />
    </EnglishHistory>
  );
};

const LoadedConsole = () => {
  const { id = '' } = useParams();
  const { t, language } = useOfficeText();
  const live = useLiveOrders();
  const params = { number: id };
  const order = useQuery({
    queryKey: ['orders', 'detail', id, language],
    queryFn: ({ signal }) => officeClient.call(getOfficeOrder, { params }, { signal }),
    retry: unlessMissing,
  });
  const { language: historyLanguage, client } = useHistoryText();
  const history = useQuery({
    queryKey: ['orders', 'history', id, historyLanguage],
    queryFn: ({ signal }) => client.call(getOrderHistory, { params }, { signal }),
    retry: unlessMissing,
  });
  const error = (order.data ? null : order.error) ?? (history.data ? null : history.error);
  if (error)
    return (
      <div className="office-block" role="alert">
        <OfficeHeading title={isNotFound(error) ? t('console.notFound', { number: id }) : t('console.failed')} />
        <p>
          <Link to="/orders">{t('console.back')}</Link>{' '}
          {!isNotFound(error) && (
            <button
              type="button"
              className="office-button"
              onClick={() => void Promise.all([order.refetch(), history.refetch()])}
            >
              {t('console.retry')}
            </button>
          )}
        </p>
      </div>
    );
  if (!order.data || !history.data) return <ConsoleSkeleton />;
  return <Console key={id} order={order.data} history={history.data} live={live} />;
};

const unlessMissing = (failures: number, error: Error): boolean => !isNotFound(error) && failures < 3;

const ConsoleSkeleton = () => (
  <div aria-busy className="stack gap-12">
    <span className="office-skeleton" style={{ height: 56, maxWidth: 420 }} />
    <span className="office-skeleton" style={{ height: 138 }} />
    <span className="office-skeleton" style={{ height: 480 }} />
  </div>
);

/** A step of the slider leaves these as they are. */
const [Acts, Notes, Versions] = [memo(OrderActs), memo(OrderNotes), memo(OrderVersions)];

const erpNumbersOf = ({ lines }: Order): ReadonlyMap<string, string> =>
  new Map(lines.flatMap(({ article_number: article, erp_number: erp }) => (erp ? [[article, erp]] : [])));

type ConsoleProps = {
  order: Order;
  history: z.output<typeof getOrderHistory.response>;
  live: ReturnType<typeof useLiveOrders>;
};

function Console({ order, history: { events, omitted }, live }: ConsoleProps) {
  const { t, client } = useHistoryText();
  const travel = useTimeTravel(events);
  const compared = useComparison(events);
  const acts = useActs(events, travel.go);
  const readStored = useStoredEvent(order.order_number);
  const verification = useVerification(() => client.call(verifyOrder, { params: { number: order.order_number } }));
  const event = events[travel.index];
  const erpNumbers = useMemo(() => erpNumbersOf(order), [order]);
  return (
    <>
      {!live.isLive && <LiveState {...live} />}
      <ConsoleHead order={order} verification={verification} />
      <Acts order={order} />
      <VerifyResult verification={verification} events={events} onShow={travel.go} />
      {omitted > 0 && <p className="muted">{t('historyView.hidden', { count: omitted })}</p>}
      <TimeBar events={events} travel={travel} compared={compared} />
      {event && <PrintedHistory orderNumber={order.order_number} events={events} shown={event} />}
      <div className="at-top console-columns stack gap-12">
        <div className="one-column shrinks stack gap-12">
          <EventList events={events} travel={travel} />
          <Notes orderNumber={order.order_number} />
        </div>
        <div className="one-column shrinks stack gap-12">
          <output className="sr-only">
            {event && [event.title, summaryOf(event.changes.length, t)].filter(Boolean).join('. ')}
          </output>
          {event && <EventCard key={event.event_id} event={event} readStored={() => readStored(event.event)} />}
          {event && (
            <StateCard
              orderNumber={order.order_number}
              travel={travel}
              chosen={compared}
              acts={acts}
              erpNumbers={erpNumbers}
            />
          )}
        </div>
      </div>
      <Versions orderNumber={order.order_number} />
    </>
  );
}

function ConsoleHead({ order, verification }: { order: Order; verification: ReturnType<typeof useVerification> }) {
  const { t, language, client } = useHistoryText();
  const [isEnglish, toggleEnglish] = useEnglishChoice();
  const rights = useOfficeRights();
  const mayExport = dossierRights.every((right) => rights?.includes(right));
  const { start, end } = order.delivery_window;
  return (
    <div className="office-head">
      <div>
        <OrderCrumbs number={order.order_number} />
        <OfficeHeading title={t('console.title', { number: order.order_number })}>
          <OrderChips order={order} />
        </OfficeHeading>
        <p className="console-sub muted">
          <Link
            to={listAddress({ customer: order.customer_number })}
            title={t('orders.ofCustomer', { customer: order.customer_name })}
          >
            {`${order.customer_name}, ${order.customer_number}`}
          </Link>
          <span>{t('console.deliveryOn', { day: formatDay(language, order.delivery_date), start, end })}</span>
          {order.delivery_service?.kind === 'mussels' && (
            <span>{t(`mussels.moments.${order.delivery_service.moment}`)}</span>
          )}
          <span>{order.reference === '' ? t('console.noReference') : order.reference}</span>
          <span>{t('console.origin', { origin: order.origin })}</span>
        </p>
      </div>
      <div className="console-actions flex gap-8">
        {mayExport && (
          <Button
            variant="outlined"
            component="a"
            href={client.urlOf(exportOrderDossier, { params: { number: order.order_number } })}
            download={`${order.order_number}.jsonl`}
            startIcon={<DownloadSimpleIcon size="1.125rem" aria-hidden />}
          >
            {t('console.export')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => window.print()}>
          {t('historyView.print')}
        </Button>
        <Button
          variant="outlined"
          lang="en"
          aria-pressed={isEnglish}
          title={t('historyView.language')}
          onClick={toggleEnglish}
        >
          {t('historyView.english')}
        </Button>
        <VerifyButton verification={verification} />
      </div>
    </div>
  );
}

const summaryOf = (count: number, t: OfficeText): string =>
  count === 0 ? '' : count === 1 ? t('console.summaryOne') : t('console.summary', { count });
