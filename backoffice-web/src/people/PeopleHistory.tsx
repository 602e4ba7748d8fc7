import type { HistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import { formatDate, formatTime } from '@talloor/rules/format/dates.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { actorName } from '../orders/console/actors.ts';
import { EventNumber } from '../orders/console/EventNumber.tsx';
import '../orders/console/TimeTrack.css';
import './people.css';

type PeopleHistoryProps = {
  readonly events: readonly HistoryEvent[];
  readonly most?: number;
  /** Name of the event that the page is about. */
  readonly current?: string;
};

export const PeopleHistory = ({ events, most, current }: PeopleHistoryProps) => {
  const { t, language } = useOfficeText();
  const newest = events.toReversed().slice(0, most);
  if (newest.length === 0) return <p className="muted office-empty">{t('people.historyEmpty')}</p>;
  return (
    <ol className="people-history">
      {newest.map((event) => {
        const seconds = Math.floor(Date.parse(event.occurred_at) / 1000);
        return (
          <li
            className="stack gap-12 at-top dense"
            key={event.event_id}
            aria-current={event.event === current || undefined}
          >
            <i className={`actor actor-${event.actor.kind}`} aria-hidden />
            <div>
              <b className="as-block weight-600 breaks">{event.title}</b>
              <small>
                <time dateTime={event.occurred_at}>
                  <span>{formatDate(language, seconds)}</span> <span>{formatTime(language, seconds)}</span>
                </time>
                , <span>{actorName(event, t)}</span>
                <EventNumber event={event.event} />
              </small>
              {event.changes.length > 0 && (
                <dl className="small ink-700">
                  {event.changes.map(({ what, before, after }) => (
                    <div className="wraps" key={what}>
                      <dt className="muted">{what}</dt>
                      <dd className="breaks">
                        {before !== null && <s>{before}</s>} <span>{after ?? t('people.nothing')}</span>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
};
