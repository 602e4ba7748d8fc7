import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';

/** For keyboard and screen readers; Back keeps its place. */
export function FocusOnArrival() {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (way === 'PUSH') window.scrollTo(0, 0);
    // An open customer dialog keeps the focus.
    if (way === 'REPLACE' && document.querySelector('[role="dialog"]') !== null) return;
    focusHeading({ preventScroll: true });
  }, [pathname, way]);
  return null;
}
