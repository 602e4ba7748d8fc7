import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { analyticsEventNames, type AnalyticsEventName } from '@talloor/contracts/analytics/collectedEvents.ts';
import type { AnalyticsEvent } from '@talloor/contracts/endpoints/officeAnalytics.ts';
import { useState } from 'react';
import '../content/ContentTable.css';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { LoadFailed } from '../layout/LoadFailed.tsx';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { PlainTable } from '../people/PlainTable.tsx';
import './analytics.css';
import { useLiveEvents } from './useLiveEvents.ts';

export const LiveEventsPage = () => {
  const { t } = useOfficeText();
  const [name, setName] = useState<AnalyticsEventName | null>(null);
  const [isPaused, setPaused] = useState(false);
  const { data, error, refetch } = useLiveEvents(name, isPaused);
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('liveEvents.title')}>
          <output className="office-live text-15">{t(isPaused ? 'liveEvents.paused' : 'liveEvents.live')}</output>
        </OfficeHeading>
        <button type="button" className="office-button inline gap-8" onClick={() => setPaused(!isPaused)}>
          {isPaused ? <PlayIcon size="1.125rem" aria-hidden /> : <PauseIcon size="1.125rem" aria-hidden />}
          <span>{t(isPaused ? 'liveEvents.resume' : 'liveEvents.pause')}</span>
        </button>
      </div>
      {data !== undefined && data.mode !== 'own' && <p className="below-12 weight-560">{t('analytics.notOwn')}</p>}
      <div className="below-12 wraps gap-12 content-filters">
        <label>
          <span>{t('liveEvents.filter')}</span>
          <select
            className="office-field"
            value={name ?? ''}
            onChange={({ target }) => setName(analyticsEventNames.find((each) => each === target.value) ?? null)}
          >
            <option value="">{t('liveEvents.all')}</option>
            {analyticsEventNames.map((each) => (
              <option key={each} value={each}>
                {t(`liveEvents.names.${each}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {error !== null && data === undefined ? (
        <LoadFailed text={t('liveEvents.failed')} onRetry={() => void refetch()} />
      ) : data?.events.length === 0 ? (
        <div className="office-block">
          <h2>{t('liveEvents.empty')}</h2>
        </div>
      ) : (
        data !== undefined && <EventTable events={data.events} />
      )}
    </>
  );
};

const EventTable = ({ events }: { readonly events: readonly AnalyticsEvent[] }) => {
  const { t, language } = useOfficeText();
  const visitorOf = ({ customer_number, device, language: spoken }: AnalyticsEvent) =>
    [customer_number, t(`analytics.deviceNames.${device}`), spoken].filter((part) => part !== null).join(', ');
  return (
    <div className="office-card">
      <PlainTable
        caption={t('liveEvents.about')}
        columns={[
          { title: t('liveEvents.at') },
          { title: t('liveEvents.filter') },
          { title: t('liveEvents.visitor') },
          { title: t('liveEvents.visit') },
          { title: t('liveEvents.details') },
        ]}
      >
        {events.map((event) => (
          <tr key={event.id}>
            <td data-label={t('liveEvents.at')}>{formatInstant(language, event.at)}</td>
            <th scope="row">{t(`liveEvents.names.${event.name}`)}</th>
            <td data-label={t('liveEvents.visitor')}>{visitorOf(event)}</td>
            <td className="live-visit" data-label={t('liveEvents.visit')}>
              {event.visit_id.slice(0, 8)}
            </td>
            <td data-label={t('liveEvents.details')}>
              <span className="live-details">{JSON.stringify(event.details)}</span>
            </td>
          </tr>
        ))}
      </PlainTable>
    </div>
  );
};
