import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';

/** On a new page, focus goes to its heading, so that a keyboard or a screen reader starts there; going back keeps its place. */
export function FocusOnArrival() {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (way === 'PUSH') window.scrollTo(0, 0);
    // After a login, the dialog that asks for whom one orders may be there before the page is: it keeps the focus.
    if (way === 'REPLACE' && document.querySelector('[role="dialog"]') !== null) return;
    focusHeading({ preventScroll: true });
  }, [pathname, way]);
  return null;
}
