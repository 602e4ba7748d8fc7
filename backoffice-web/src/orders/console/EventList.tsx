import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { HistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import { formatSeconds, formatShortDay } from '@talloor/rules/format/dates.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { actorKinds, actorName } from './actors.ts';
import { secondsOf } from './shownTime.ts';
import type { TimeTravel } from './useTimeTravel.ts';
import './EventList.css';

type EventListProps = { events: readonly HistoryEvent[]; travel: TimeTravel };
type Kind = HistoryEvent['actor']['kind'];

function scrollInside(list: HTMLElement, row: Element | null): void {
  if (row === null) return;
  const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

export const EventList = ({ events, travel }: EventListProps) => {
  const { t, language } = useOfficeText();
  const [kind, setKind] = useState<Kind | ''>('');
  const list = useRef<HTMLOListElement>(null);
  const visibleEvents = events.filter((event) => kind === '' || event.actor.kind === kind).toReversed();
  useEffect(() => {
    if (list.current) scrollInside(list.current, list.current.querySelector('[aria-current]'));
  }, [travel.index]);
  /** Roving tabindex. */
  const stop = visibleEvents.find(({ index }) => index === travel.index) ?? visibleEvents[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const { index } = event.currentTarget.dataset;
    const at = visibleEvents.findIndex((each) => String(each.index) === index);
    const next = visibleEvents[at + (event.key === 'ArrowUp' ? -1 : 1)];
    if (!next) return;
    travel.go(next.index);
    list.current?.querySelector<HTMLElement>(`[data-index="${next.index}"]`)?.focus({ preventScroll: true });
  };
  return (
    <section className="office-card event-list" aria-labelledby="events-title">
      <header className="apart">
        <h2 id="events-title">{t('console.events')}</h2>
        <select
          className="office-field"
          aria-label={t('console.filterKind')}
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind | '')}
        >
          <option value="">{t('console.allKinds')}</option>
          {actorKinds.map((name) => (
            <option key={name} value={name}>
              {t(`console.kinds.${name}`)}
            </option>
          ))}
        </select>
      </header>
      <ol ref={list}>
        {visibleEvents.map((event) => {
          const isLater = event.index > travel.index;
          const isCurrent = event.index === travel.index;
          return (
            <li key={event.event_id} className={isCurrent ? 'is-current' : isLater ? 'is-later' : undefined}>
              <button
                className="same-color full stack gap-8 clear no-border to-left dense"
                type="button"
                data-index={event.index}
                tabIndex={event === stop ? 0 : -1}
                aria-current={isCurrent || undefined}
                onClick={() => travel.go(event.index)}
                onKeyDown={onKeyDown}
              >
                <time className="small weight-560" dateTime={event.occurred_at}>
                  <span>{formatSeconds(language, secondsOf(event.occurred_at))}</span>
                  <small className="as-block weight-400">
                    {formatShortDay(language, secondsOf(event.occurred_at))}
                  </small>
                </time>
                <i className={`actor actor-${event.actor.kind}`} aria-hidden />
                <span>
                  <b className="weight-560 as-block">{event.title}</b>
                  <small className="as-block weight-400">
                    <span>{actorName(event, t)}</span>
                    {isLater && <span>{`, ${t('console.later')}`}</span>}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
