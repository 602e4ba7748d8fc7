import { memo, useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { formatSeconds, formatShortDay } from '@talloor/rules/format/dates.ts';
import { actorKinds, actorName, type ConsoleEvent } from './actors.ts';
import { pageAround, stepPage } from './pageAround.ts';
import { secondsOf } from './shownTime.ts';
import { useHistoryText } from './useHistoryText.ts';
import type { TimeTravel } from './useTimeTravel.ts';
import './EventList.css';

type EventListProps = { events: readonly ConsoleEvent[]; travel: TimeTravel };
type Kind = ConsoleEvent['actor']['kind'];

function scrollInside(list: HTMLElement, row: Element | null): void {
  if (row === null) return;
  const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

/** Newest first; a long history shows one page around the current event. */
export const EventList = ({ events, travel }: EventListProps) => {
  const { t, language } = useHistoryText();
  const [kind, setKind] = useState<Kind | ''>('');
  const list = useRef<HTMLOListElement>(null);
  const keepsFocus = useRef(false);
  const visibleEvents = useMemo(
    () => events.filter((event) => kind === '' || event.actor.kind === kind).toReversed(),
    [events, kind],
  );
  const place = Math.max(
    visibleEvents.findIndex(({ index }) => index <= travel.index),
    0,
  );
  const [turned, setTurned] = useState<{ readonly place: number; readonly from: number } | null>(null);
  const page =
    turned?.place === place ? stepPage(visibleEvents.length, turned.from) : pageAround(visibleEvents.length, place);
  const shownEvents = visibleEvents.slice(page.from, page.to);
  useEffect(() => {
    if (!list.current) return;
    const row = list.current.querySelector<HTMLElement>('[aria-current]');
    scrollInside(list.current, row);
    if (keepsFocus.current) row?.focus({ preventScroll: true });
    keepsFocus.current = false;
  }, [travel.index]);
  /** Roving tabindex. */
  const stop = shownEvents.find(({ index }) => index === travel.index) ?? shownEvents[0];
  const { go } = travel;
  const step = useCallback(
    (from: number, by: number) => {
      const next = visibleEvents[visibleEvents.findIndex(({ index }) => index === from) + by];
      if (!next) return;
      keepsFocus.current = true;
      go(next.index);
    },
    [visibleEvents, go],
  );
  const turn = (step: number) => setTurned({ place, from: page.from + step * page.size });
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
        {shownEvents.map((event) => (
          <Row
            key={event.event_id}
            event={event}
            position={Math.sign(event.index - travel.index)}
            isStop={event === stop}
            go={go}
            step={step}
            t={t}
            language={language}
          />
        ))}
      </ol>
      {visibleEvents.length > page.size && (
        <nav className="apart gap-8 pad-8-12 small" aria-label={t('console.events')}>
          <button type="button" className="office-button" disabled={page.from === 0} onClick={() => turn(-1)}>
            {t('historyView.later')}
          </button>
          <span>
            {t('historyView.page', {
              from: visibleEvents.length - page.to + 1,
              to: visibleEvents.length - page.from,
              count: visibleEvents.length,
            })}
          </span>
          <button
            type="button"
            className="office-button"
            disabled={page.to === visibleEvents.length}
            onClick={() => turn(1)}
          >
            {t('historyView.earlier')}
          </button>
        </nav>
      )}
    </section>
  );
};

type RowProps = {
  readonly event: ConsoleEvent;
  /** 0 is the current event, 1 a later one. */
  readonly position: number;
  readonly isStop: boolean;
  readonly go: (index: number) => void;
  readonly step: (from: number, by: number) => void;
} & Pick<ReturnType<typeof useHistoryText>, 't' | 'language'>;

const Row = memo(function Row({ event, position, isStop, go, step, t, language }: RowProps) {
  const [isCurrent, isLater] = [position === 0, position > 0];
  const onKeyDown = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'ArrowUp' && pressed.key !== 'ArrowDown') return;
    pressed.preventDefault();
    step(event.index, pressed.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={isCurrent ? 'is-current' : isLater ? 'is-later' : undefined}>
      <button
        className="same-color full stack gap-8 clear no-border to-left dense"
        type="button"
        data-index={event.index}
        tabIndex={isStop ? 0 : -1}
        aria-current={isCurrent || undefined}
        onClick={() => go(event.index)}
        onKeyDown={onKeyDown}
      >
        <time className="small weight-560" dateTime={event.occurred_at}>
          <span>{formatSeconds(language, secondsOf(event.occurred_at))}</span>
          <small className="as-block weight-400">{formatShortDay(language, secondsOf(event.occurred_at))}</small>
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
});
