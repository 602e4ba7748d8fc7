import { useSyncExternalStore } from 'react';

const scrolledFrom = 200;
/** Below this height the header would take too much of the window (spec shopping §9); larger text makes it higher. */
const heightAbove = 731;
const textScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

const isScrolledDown = (): boolean =>
  window.scrollY > scrolledFrom && window.innerWidth >= 768 && window.innerHeight > heightAbove * textScale();

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Whether the header should be its one fixed row. */
export const useIsScrolledDown = (): boolean => useSyncExternalStore(subscribe, isScrolledDown);
