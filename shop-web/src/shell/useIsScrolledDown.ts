import { useSyncExternalStore } from 'react';

const scrolledFrom = 200;
/** px (spec shopping §9); more for larger text. */
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

export const useIsScrolledDown = (): boolean => useSyncExternalStore(subscribe, isScrolledDown);
