import { Slider } from '@mui/material';
import { memo, useMemo, type KeyboardEvent } from 'react';
import type { OrderHistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import type { ShownLanguage } from '@talloor/rules/facts.ts';
import { formatSeconds, formatDay } from '@talloor/rules/format/dates.ts';
import { TimeGlyphs } from './TimeGlyphs.tsx';
import { useHistoryText } from './useHistoryText.ts';
import { actorName } from './actors.ts';
import { bundleEvents, dayStep, nearestTo, placeEvents, type DaySection } from './placeEvents.ts';
import { secondsOf, formatShortInstant } from './shownTime.ts';
import type { TimeTravel } from './useTimeTravel.ts';
import { useWidth } from './useWidth.ts';
import './TimeTrack.css';

/** Minimum distance of glyphs in CSS px. */
const nearestPx = 14;

type TimeTrackProps = { events: readonly OrderHistoryEvent[]; travel: TimeTravel };

/** Arrows step, Page keys move a day, Home and End jump, Space plays. */
export const TimeTrack = ({ events, travel }: TimeTrackProps) => {
  const { t, language } = useHistoryText();
  const { placed, days } = useMemo(() => placeEvents(events), [events]);
  const [line, width] = useWidth();
  const bundles = useMemo(() => bundleEvents(placed, (nearestPx / width) * 100), [placed, width]);
  const current = placed[travel.index];
  if (!current) return null;
  const steps: Record<string, () => void> = {
    ArrowLeft: () => travel.go(travel.index - 1),
    ArrowDown: () => travel.go(travel.index - 1),
    ArrowRight: () => travel.go(travel.index + 1),
    ArrowUp: () => travel.go(travel.index + 1),
    PageUp: () => travel.go(dayStep(events, travel.index, false)),
    PageDown: () => travel.go(dayStep(events, travel.index, true)),
    Home: () => travel.go(0),
    End: () => travel.go(events.length - 1),
    ' ': travel.isPlaying ? travel.pause : travel.play,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const isInMenu = event.target instanceof Element && !event.currentTarget.contains(event.target);
    if (!step || isInMenu) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  };
  const slide = (event: Event, value: number) => {
    const { index } = nearestTo(placed, value, current);
    // Assistive technology steps by one value, which may be less than the distance to the next event.
    travel.go(event.type === 'change' && index === travel.index ? index + Math.sign(value - current.at) : index);
  };
  return (
    <div className="relative time-track">
      <div className="relative time-track-days" aria-hidden>
        <Days days={days} language={language} />
      </div>
      <div ref={line} className="relative time-track-line" onKeyDownCapture={onKeyDown}>
        <i className="white-ground time-track-past" style={{ width: `${current.at}%` }} aria-hidden />
        <TimeGlyphs bundles={bundles} travel={travel} />
        <span
          className="ink-900 round-4 weight-680 time-track-flag tiny nowrap"
          style={{ left: `${current.at}%` }}
          aria-hidden
        >
          {formatSeconds(language, secondsOf(current.event.occurred_at))}
        </span>
        <span className="to-center tiny time-track-end" aria-hidden>
          {t('console.nowMark')}
        </span>
        <Slider
          className="time-track-slider"
          track={false}
          step={0.001}
          min={0}
          max={100}
          value={current.at}
          onChange={(event, value) => slide(event, Array.isArray(value) ? (value[0] ?? 0) : value)}
          aria-label={t('console.slider')}
          getAriaValueText={() =>
            t('console.sliderText', {
              index: travel.index + 1,
              count: events.length,
              event: current.event.event,
              time: formatShortInstant(language, current.event.occurred_at),
              title: current.event.title,
              actor: actorName(current.event, t),
            })
          }
        />
      </div>
    </div>
  );
};

type DaysProps = { readonly days: readonly DaySection[]; readonly language: ShownLanguage };

const Days = memo(function Days({ days, language }: DaysProps) {
  return days.map(({ day, from, to }) => (
    <span className="tiny clips nowrap" key={day} style={{ left: `${from}%`, width: `${to - from}%` }}>
      {formatDay(language, day)}
    </span>
  ));
});
