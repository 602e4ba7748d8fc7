import { useEffect, useState, type PointerEvent } from 'react';
import { closeMenu, openMenu } from './openMenu.ts';

/** A mouse that passes over the button opens nothing. */
const openAfterMs = 150;
/** A mouse that leaves on its way back costs nothing. */
const closeAfterMs = 300;

const ofMouse = (run: (opener: HTMLElement) => void) => (event: PointerEvent<HTMLElement>) => {
  if (event.pointerType === 'mouse') run(event.currentTarget);
};

function createHoverOpening() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const later = (ms: number, run: () => void) => {
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
    zone: { onPointerEnter: ofMouse(stop), onPointerLeave: ofMouse(() => later(closeAfterMs, closeHovered)) },
    button: { onPointerEnter: ofMouse((opener) => later(openAfterMs, () => openFor(opener))) },
  };
}

/**
 * Opens the panel when a mouse rests on its button and closes it when the mouse has left both; fingers and pens press.
 * `zone` belongs on the button and its panel together, `button` on the button.
 */
export function useHoverOpening() {
  const [hover] = useState(createHoverOpening);
  useEffect(() => hover.stop, [hover]);
  return hover;
}
