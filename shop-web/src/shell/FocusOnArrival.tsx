import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On a new address, focus goes to the page's heading, so that a keyboard or a screen reader starts there. */
export function FocusOnArrival() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
