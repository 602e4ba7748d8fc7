import { useEffect, useEffectEvent } from 'react';

/** A page from the back-forward cache shows data and user of an earlier moment. */
export function useRestoredPage(refresh: () => void): void {
  const onRestored = useEffectEvent(refresh);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
