import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import throttle from 'lodash/throttle';
import { useEffect, useState } from 'react';
import { followEvents } from '@talloor/contracts/followEvents.ts';
import { type OfficeQueue, watchOfficeQueues } from '@talloor/contracts/endpoints/office.ts';
import { officeClient } from '../data/officeClient.ts';

/** Refetch interval without live updates. */
const fallbackMs = 15_000;
/** Minimum pause between refetches, because imports write for minutes. */
const seldomMs = 2_000;

/**
 * Reconnecting refetches.
 * @param key stable prefix of its queries
 * @returns `refetchInterval`: false while live
 */
export function useLiveQueue(queue: OfficeQueue, key?: QueryKey): number | false {
  const queryClient = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const refresh = throttle(() => void queryClient.invalidateQueries({ queryKey: key ?? [queue] }), seldomMs);
    const stop = followEvents({
      page: document,
      event: 'queue',
      connect: () => new EventSource(officeClient.urlOf(watchOfficeQueues)),
      onOpen: () => {
        setLive(true);
        refresh();
      },
      onEvent: (changedQueue) => {
        if (changedQueue === queue) refresh();
      },
      // The next fetch detects an ended session.
      onLost: () => setLive(false),
    });
    return () => {
      stop();
      refresh.cancel();
    };
  }, [queryClient, queue, key]);
  return isLive ? false : fallbackMs;
}
