import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { SkipBackIcon } from '@phosphor-icons/react/dist/csr/SkipBack';
import { useState, type FormEvent } from 'react';
import type { OrderHistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import { formatSeconds, formatWeekdayDate } from '@talloor/rules/format/dates.ts';
import { useHistoryText } from './useHistoryText.ts';
import { actorKinds } from './actors.ts';
import { CompareSelect } from './CompareSelect.tsx';
import { eventAt } from './placeEvents.ts';
import { parseTimeField, secondsOf, timeFieldText } from './shownTime.ts';
import { TimeTrack } from './TimeTrack.tsx';
import type { ChosenComparison } from './useComparison.ts';
import type { TimeTravel } from './useTimeTravel.ts';
import './TimeBar.css';

const barButton = 'white clear no-border pad-0-12 weight-620 stack centred';

type TimeBarProps = { events: readonly OrderHistoryEvent[]; travel: TimeTravel; compared: ChosenComparison };

export const TimeBar = ({ events, travel, compared }: TimeBarProps) => {
  const { t, language } = useHistoryText();
  const event = events[travel.index];
  if (!event) return null;
  const seconds = secondsOf(event.occurred_at);
  return (
    <section className="white round-12 below-12 time-bar" aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="sr-only">
        {t('console.timeline')}
      </h2>
      <div className="cluster gap-12">
        <div className="time-bar-now">
          <small>{t('console.stateAt')}</small>
          <b className="as-block text-16 weight-600">
            <span>{formatWeekdayDate(language, seconds)}</span>{' '}
            <em className="upright weight-680">{formatSeconds(language, seconds)}</em>
          </b>
        </div>
        <TimeField instant={event.occurred_at} onTime={(time) => travel.go(eventAt(events, time))} />
        <fieldset
          className="no-margin no-padding shrinks flex round-8 clips time-bar-steps"
          aria-label={t('console.steps')}
        >
          <button className={barButton} type="button" aria-label={t('console.first')} onClick={() => travel.go(0)}>
            <SkipBackIcon size="1.125rem" weight="fill" aria-hidden />
          </button>
          <button
            className={barButton}
            type="button"
            aria-label={t('console.previous')}
            onClick={() => travel.go(travel.index - 1)}
          >
            <CaretLeftIcon size="1.125rem" weight="fill" aria-hidden />
          </button>
          <button
            className={barButton}
            type="button"
            aria-label={t(travel.isPlaying ? 'console.pause' : 'console.play')}
            onClick={travel.isPlaying ? travel.pause : travel.play}
          >
            {travel.isPlaying ? (
              <PauseIcon size="1.125rem" weight="fill" aria-hidden />
            ) : (
              <PlayIcon size="1.125rem" weight="fill" aria-hidden />
            )}
          </button>
          <button
            className={barButton}
            type="button"
            aria-label={t('console.next')}
            onClick={() => travel.go(travel.index + 1)}
          >
            <CaretRightIcon size="1.125rem" weight="fill" aria-hidden />
          </button>
          <button className={barButton} type="button" onClick={() => travel.go(events.length - 1)}>
            {t('console.now')}
          </button>
        </fieldset>
        <CompareSelect compared={compared} travel={travel} />
      </div>
      <TimeTrack events={events} travel={travel} />
      <p className="time-bar-key cluster gap-16 tiny">
        {actorKinds.map((kind) => (
          <span className="row gap-6" key={kind}>
            <i className={`actor actor-${kind}`} aria-hidden />
            <span>{t(`console.kinds.${kind}`)}</span>
          </span>
        ))}
        <span className="row gap-6 time-bar-count">
          {t('console.shortened', { index: travel.index + 1, count: events.length })}
        </span>
      </p>
    </section>
  );
};

function TimeField({ instant, onTime }: { instant: string; onTime: (epochSeconds: number) => void }) {
  const { t } = useHistoryText();
  const [draft, setDraft] = useState<{ readonly at: string; readonly text: string } | null>(null);
  const text = draft?.at === instant ? draft.text : timeFieldText(instant);
  const time = parseTimeField(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (time === null) return;
    setDraft(null);
    onTime(time);
  };
  return (
    <form onSubmit={submit}>
      <input
        className="text-14 ink-900 no-border round-8 pad-0-12 white-ground time-bar-field"
        aria-label={t('console.goTo')}
        title={t('console.goTo')}
        aria-invalid={time === null}
        value={text}
        onChange={(event) => setDraft({ at: instant, text: event.target.value })}
      />
    </form>
  );
}
