import { useState, useSyncExternalStore, type PointerEvent } from 'react';
import { createStore, type Store } from '../../store/createStore.ts';

export type Drag = { readonly article: string; readonly over: string | null; readonly isAfter: boolean };

const [edge, stride] = [90, 14];

/** Within one table. */
export function useRowDrag(drop: (article: string, over: string, isAfter: boolean) => void) {
  // A store: only changed rows of 300 re-render.
  const [carried] = useState(() => createStore<Drag | null>(null));

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const drag = carried.get();
    if (drag === null) return;
    const { clientX, clientY, currentTarget: handle } = event;
    if (clientY < edge) window.scrollBy(0, -stride);
    if (clientY > window.innerHeight - edge) window.scrollBy(0, stride);
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('tr[data-article]') ?? null;
    if (row === null || row.closest('table') !== handle.closest('table')) return;
    const { top, height } = row.getBoundingClientRect();
    carried.set({ ...drag, over: row.dataset['article'] ?? null, isAfter: clientY > top + height / 2 });
  };

  return {
    carried,
    handleOf: (article: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        carried.set({ article, over: null, isAfter: false });
      },
      onPointerMove,
      onPointerUp: () => {
        const drag = carried.get();
        if (drag?.over && drag.over !== drag.article) drop(drag.article, drag.over, drag.isAfter);
        carried.set(null);
      },
      onPointerCancel: () => carried.set(null),
    }),
  };
}

export type RowDrag = ReturnType<typeof useRowDrag>;

export const useDragClass = (carried: Store<Drag | null>, article: string): string =>
  useSyncExternalStore(carried.subscribe, () => dragClass(carried.get(), article));

function dragClass(drag: Drag | null, article: string): string {
  if (drag?.article === article) return 'is-carried';
  if (drag?.over !== article) return '';
  return drag.isAfter ? 'is-target-after' : 'is-target-before';
}
