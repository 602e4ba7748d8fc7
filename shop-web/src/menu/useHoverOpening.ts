import { useEffect, useState, type PointerEvent } from 'react';
import { closeMenu, openMenu } from './openMenu.ts';

/** A passing mouse opens nothing. */
const openAfterMs = 150;
/** Tolerates a short leave. */
const closeAfterMs = 300;

const ofMouse = (run: (opener: HTMLElement) => void) => (event: PointerEvent<HTMLElement>) => {
  if (event.pointerType === 'mouse') run(event.currentTarget);
};

function createHoverOpening() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const schedule = (ms: number, run: () => void) => {
    stop();
    timer = setTimeout(run, ms);
  };
  const openFor = (opener: HTMLElement) => {
    if (openMenu.get().kind === 'none') openMenu.set({ kind: 'panel', opener, by: 'hover' });
  };
  const closeHovered = () => {
    const open = openMenu.get();
    if (open.kind === 'panel' && open.by === 'hover') closeMenu();
  };
  return {
    stop,
    zone: {
      onPointerEnter: ofMouse(stop),
      // Hover must not reopen what a press closed.
      onPointerDown: stop,
      onPointerLeave: ofMouse(() => schedule(closeAfterMs, closeHovered)),
    },
    button: { onPointerEnter: ofMouse((opener) => schedule(openAfterMs, () => openFor(opener))) },
  };
}

/** Mouse only. `zone` covers button and panel. */
export function useHoverOpening() {
  const [hover] = useState(createHoverOpening);
  useEffect(() => hover.stop, [hover]);
  return hover;
}
