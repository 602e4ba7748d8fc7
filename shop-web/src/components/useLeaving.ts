import { useEffect, useRef, type RefObject } from 'react';

type Leaving = {
  readonly inside: readonly RefObject<HTMLElement | null>[];
  readonly onLeave: () => void;
  readonly onEscape: () => void;
};

/** Closes on an outside press, lost focus or Esc. */
export function useLeaving(isOpen: boolean, leaving: Leaving): void {
  const latest = useRef(leaving);
  useEffect(() => {
    latest.current = leaving;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && latest.current.inside.some(({ current }) => current?.contains(target) === true);
    const onAway = ({ target }: Event) => {
      if (!isInside(target)) latest.current.onLeave();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('[role="dialog"]') === null)
        latest.current.onEscape();
    };
    document.addEventListener('pointerdown', onAway);
    document.addEventListener('focusin', onAway);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onAway);
      document.removeEventListener('focusin', onAway);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
}
