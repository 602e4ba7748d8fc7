import { useCallback, useEffect, useState } from 'react';
import type { OrderHistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import { useSearchParams } from 'react-router-dom';
import { linkedEvent, linkTo } from './deepLink.ts';
import { useAddressChange } from './useAddressChange.ts';

const playMilliseconds = 1200;

export type TimeTravel = {
  readonly index: number;
  readonly last: number;
  readonly isNow: boolean;
  readonly isPlaying: boolean;
  readonly nameOf: (index: number) => string;
  readonly timeOf: (index: number) => string;
  readonly go: (index: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
};

/** The last event until the user moves; `?at=` and `&event=` link to one. */
export function useTimeTravel(events: readonly OrderHistoryEvent[]): TimeTravel {
  const [parameters] = useSearchParams();
  const changeAddress = useAddressChange();
  const last = events.length - 1;
  const [chosenIndex, setChosenIndex] = useState<number | null>(() => linkedEvent(parameters, events));
  const [isPlaying, setPlaying] = useState(false);
  const index = Math.min(chosenIndex ?? last, last);
  const isNow = index === last;

  const show = useCallback(
    (target: number) => {
      const next = Math.max(0, Math.min(target, last));
      if (next === last) setPlaying(false);
      setChosenIndex(next === last ? null : next);
      changeAddress((current) => linkTo(current, events, next));
    },
    [events, last, changeAddress],
  );

  useEffect(() => {
    if (!isPlaying || isNow) return;
    const timer = setTimeout(() => show(index + 1), playMilliseconds);
    return () => clearTimeout(timer);
  }, [isPlaying, isNow, index, show]);

  const play = useCallback(() => {
    if (isNow) show(0);
    setPlaying(true);
  }, [isNow, show]);
  /** Stops following new events. */
  const go = useCallback(
    (target: number) => {
      setPlaying(false);
      show(target);
    },
    [show],
  );
  const nameOf = (place: number) => events[place]?.event ?? '';
  const timeOf = (place: number) => events[place]?.occurred_at ?? '';
  return { index, last, nameOf, timeOf, isNow, isPlaying, go, play, pause: useCallback(() => setPlaying(false), []) };
}
