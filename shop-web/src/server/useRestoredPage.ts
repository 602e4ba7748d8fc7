import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** A page from the back-forward cache shows data and user of an earlier moment. */
export function useRestoredPage(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void queryClient.invalidateQueries();
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [queryClient]);
}
