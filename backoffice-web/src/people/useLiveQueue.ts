import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followEvents } from '@talloor/contracts/followEvents.ts';
import { watchOfficeQueues } from '@talloor/contracts/calls/office.ts';
import type { OfficeQueue } from '@talloor/contracts/endpoints/office.ts';
import { officeClient } from '../data/officeClient.ts';

/** How often it is read anew where nothing tells when. */
const fallbackMs = 15_000;

/**
 * Keeps what is shown of a queue current by server-sent events; what was missed meanwhile is fetched once they come again.
 * @param key where its queries are remembered, all that begin with it
 * @returns for `refetchInterval`: false as long as it is told
 */
export function useLiveQueue(queue: OfficeQueue, key: string = queue): number | false {
  const queryClient = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: [key] });
    return followEvents({
      event: 'queue',
      connect: () => new EventSource(officeClient.urlOf(watchOfficeQueues)),
      onOpen: () => {
        setLive(true);
        refresh();
      },
      onEvent: (changed) => {
        if (changed === queue) refresh();
      },
      // Where the session is over, the next fetch says so.
      onLost: () => setLive(false),
    });
  }, [queryClient, queue, key]);
  return isLive ? false : fallbackMs;
}
