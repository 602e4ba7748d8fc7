import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { getInvoiceHistory, getInvoiceStateAt, verifyInvoice } from '@talloor/contracts/endpoints/officeInvoices.ts';
import type { HistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordMissing } from '../layout/RecordMissing.tsx';
import { EventCard } from '../orders/console/EventCard.tsx';
import { EventList } from '../orders/console/EventList.tsx';
import { useTimeTravel } from '../orders/console/useTimeTravel.ts';
import { useVerification, VerifyButton, VerifyResult } from '../orders/console/Verify.tsx';
import { PeopleCard } from '../people/PeopleCard.tsx';
import '../orders/OrderConsole.css';
import '../orders/console/StateCard.css';

export const InvoiceHistoryPage = () => {
  const { number = '' } = useParams();
  const { t, language } = useOfficeText();
  const history = useQuery({
    queryKey: ['invoices', 'history', number, language],
    queryFn: ({ signal }) => officeClient.call(getInvoiceHistory, { params: { number } }, { signal }),
    retry: false,
  });
  if (history.data) return <History key={number} number={number} events={history.data.events} />;
  if (history.error)
    return (
      <RecordMissing
        error={history.error}
        notFound={t('invoices.notFound')}
        list={{ to: '/invoices', label: t('invoices.toList') }}
        onRetry={() => void history.refetch()}
      />
    );
  return <span className="office-skeleton">{'\u00a0'}</span>;
};

type HistoryProps = { readonly number: string; readonly events: readonly HistoryEvent[] };

const History = ({ number, events }: HistoryProps) => {
  const { t } = useOfficeText();
  const travel = useTimeTravel(events);
  const verification = useVerification(() => officeClient.call(verifyInvoice, { params: { number } }));
  const event = events[travel.index];
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/invoices">{t('invoices.title')}</Link> / <Link to={`/invoices/${number}/show`}>{number}</Link> /{' '}
        <span>{t('invoices.history')}</span>
      </nav>
      <div className="office-head">
        <OfficeHeading title={t('invoices.historyOf', { number })} />
        <VerifyButton verification={verification} />
      </div>
      <VerifyResult verification={verification} events={events} onShow={travel.go} />
      <div className="at-top console-columns stack gap-12">
        <EventList events={events} travel={travel} />
        <div className="one-column shrinks stack gap-12">
          <output className="sr-only">{event?.title}</output>
          {event && <EventCard key={event.event_id} event={event} />}
          {event && <StateAt number={number} event={event.event} />}
        </div>
      </div>
    </>
  );
};

const StateAt = ({ number, event }: { readonly number: string; readonly event: string }) => {
  const { t, language } = useOfficeText();
  const { data } = useQuery({
    queryKey: ['invoices', 'state', number, event, language],
    queryFn: ({ signal }) => officeClient.call(getInvoiceStateAt, { params: { number, event } }, { signal }),
  });
  return (
    <PeopleCard id="invoice-state" title={t('invoices.stateAt')}>
      {data && (
        <dl className="stack clips state-facts">
          {data.facts.map((fact) => (
            <div key={fact.key} className={fact.is_changed ? 'is-changed' : undefined}>
              <dt>{fact.label}</dt>
              <dd>
                {fact.is_changed && fact.before !== null && (
                  <>
                    <span className="sr-only">{t('console.was')}</span> <s>{fact.before}</s>
                  </>
                )}{' '}
                <span>{fact.value}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </PeopleCard>
  );
};
