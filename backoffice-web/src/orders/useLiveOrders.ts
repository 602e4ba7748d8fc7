import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { watchOfficeOrders } from '@talloor/contracts/calls.ts';
import { officeClient } from '../data/officeClient.ts';

/** At most one refetch in this time, however many orders arrive. */
const settleMilliseconds = 250;

/**
 * Keeps lists, details and histories of orders current by server-sent events. The browser reconnects by itself; what was
 * missed meanwhile is fetched then.
 */
export function useLiveOrders(): { isLive: boolean; lastNumber: string | null } {
  const queryClient = useQueryClient();
  const [isLive, setLive] = useState(true);
  const [lastNumber, setLastNumber] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = null;
        void queryClient.invalidateQueries({ queryKey: ['orders'] });
      }, settleMilliseconds);
    };
    const source = new EventSource(officeClient.urlOf(watchOfficeOrders));
    source.addEventListener('open', () => {
      setLive(true);
      refresh();
    });
    source.addEventListener('error', () => setLive(false));
    source.addEventListener('order', (event: MessageEvent<string>) => {
      setLastNumber(event.data);
      refresh();
    });
    return () => {
      source.close();
      if (timer) clearTimeout(timer);
    };
  }, [queryClient]);
  return { isLive, lastNumber };
}
