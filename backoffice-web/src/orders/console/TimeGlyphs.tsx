import { Menu, MenuItem } from '@mui/material';
import { memo, useCallback, useState } from 'react';
import type { ShownLanguage } from '@talloor/rules/facts.ts';
import type { OfficeText } from '../../i18n/useOfficeText.ts';
import { actorName, type ConsoleEvent } from './actors.ts';
import type { Placed } from './placeEvents.ts';
import { formatShortInstant } from './shownTime.ts';
import { useHistoryText } from './useHistoryText.ts';
import type { TimeTravel } from './useTimeTravel.ts';

/** A bubble with more events leads to its first. */
const mostChoices = 50;

type Bundle = { readonly at: number; readonly events: readonly Placed<ConsoleEvent>[] };
type Open = { readonly bundle: Bundle; readonly anchor: HTMLElement };

const nameOf = ({ event }: Placed<ConsoleEvent>, t: OfficeText, language: ShownLanguage): string =>
  `${formatShortInstant(language, event.occurred_at)}, ${event.title}, ${actorName(event, t)}`;

/** Hidden from keyboard and screen readers, which use the slider. */
export function TimeGlyphs({ bundles, travel }: { readonly bundles: readonly Bundle[]; readonly travel: TimeTravel }) {
  const { t, language } = useHistoryText();
  const [open, setOpen] = useState<Open | null>(null);
  const { go } = travel;
  const choose = useCallback(
    (bundle: Bundle, anchor: HTMLElement) => {
      const [first] = bundle.events;
      const { length } = bundle.events;
      if (first && (length === 1 || length > mostChoices)) go(first.index);
      else setOpen({ bundle, anchor });
    },
    [go],
  );
  return (
    <>
      {bundles.map((bundle) => (
        <Glyph
          key={bundle.events[0]?.event.event_id}
          bundle={bundle}
          isLater={(bundle.events[0]?.index ?? 0) > travel.index}
          choose={choose}
          t={t}
          language={language}
        />
      ))}
      <Menu anchorEl={open?.anchor ?? null} open={open !== null} onClose={() => setOpen(null)}>
        {open?.bundle.events.map((placed) => (
          <MenuItem
            key={placed.event.event_id}
            selected={placed.index === travel.index}
            onClick={() => {
              setOpen(null);
              go(placed.index);
            }}
          >
            <span>{nameOf(placed, t, language)}</span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

type GlyphProps = {
  readonly bundle: Bundle;
  readonly isLater: boolean;
  readonly choose: (bundle: Bundle, anchor: HTMLElement) => void;
  readonly t: OfficeText;
  readonly language: ShownLanguage;
};

const Glyph = memo(function Glyph({ bundle, isLater, choose, t, language }: GlyphProps) {
  const [first] = bundle.events;
  if (!first) return null;
  const isSingle = bundle.events.length === 1;
  const look = isSingle ? `time-track-event actor actor-${first.event.actor.kind}` : 'time-track-bubble';
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      title={isSingle ? nameOf(first, t, language) : undefined}
      className={`${look}${isLater ? ' is-later' : ''}`}
      style={{ left: `${bundle.at}%` }}
      onClick={(event) => choose(bundle, event.currentTarget)}
    >
      {isSingle ? null : bundle.events.length}
    </button>
  );
});
