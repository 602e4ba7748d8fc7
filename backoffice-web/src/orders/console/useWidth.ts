import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Of a desktop's bar, until it is known. */
const usualWidth = 1100;

/** An element to watch and its width in CSS px, anew whenever it changes. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usualWidth);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(() => setWidth(watched.clientWidth || usualWidth));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
