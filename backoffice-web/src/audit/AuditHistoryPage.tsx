import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { getStreamHistory } from '@talloor/contracts/endpoints/officeAudit.ts';
import { readEventName } from '@talloor/contracts/eventName.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordMissing } from '../layout/RecordMissing.tsx';
import { EventCard } from '../orders/console/EventCard.tsx';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { PeopleHistory } from '../people/PeopleHistory.tsx';

export const AuditHistoryPage = () => {
  const { event: name = '' } = useParams();
  const { t, language } = useOfficeText();
  const stream = readEventName(name)?.stream ?? name;
  const marked = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', 'history', name, language],
    queryFn: ({ signal }) => officeClient.call(getStreamHistory, { params: { event: name } }, { signal }),
    retry: false,
  });
  const event = data?.events.find((each) => each.event === name);
  useEffect(() => marked.current?.scrollIntoView({ block: 'nearest' }), [event?.event_id]);
  if (error)
    return (
      <RecordMissing
        error={error}
        notFound={t('audit.historyMissing')}
        list={{ to: '/audit', label: t('audit.title') }}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/audit">{t('audit.title')}</Link> / <span>{stream}</span>
      </nav>
      <div className="office-head">
        <OfficeHeading title={t('audit.history', { stream })} />
      </div>
      {event && (
        <div ref={marked} className="below-16">
          <EventCard event={event} readStored={() => Promise.resolve(event.raw)} />
        </div>
      )}
      {data && (
        <PeopleCard id="audit-history" title={t('console.events')}>
          <p className={data.holds ? 'people-empty' : 'field-error'} role={data.holds ? undefined : 'alert'}>
            {data.holds ? t('audit.holds', { count: data.events.length }) : data.broken}
          </p>
          <PeopleHistory events={data.events} current={name} />
        </PeopleCard>
      )}
    </>
  );
};
