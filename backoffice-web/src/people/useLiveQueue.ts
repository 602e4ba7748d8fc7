import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import throttle from 'lodash/throttle';
import { useEffect, useState } from 'react';
import { followEvents } from '@talloor/contracts/followEvents.ts';
import { type OfficeQueue, watchOfficeQueues } from '@talloor/contracts/endpoints/office.ts';
import { officeClient } from '../data/officeClient.ts';

/** How often it is read anew where nothing tells when. */
const fallbackMs = 15_000;
/** At most one reading in this time, however much is told: an import of the ERP writes for minutes. */
const seldomMs = 2_000;

/**
 * Keeps what is shown of a queue current by server-sent events; what was missed meanwhile is fetched once they come again.
 * @param key where its queries are remembered, all that begin with it; the same one each time
 * @returns for `refetchInterval`: false as long as it is told
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
      onEvent: (changed) => {
        if (changed === queue) refresh();
      },
      // Where the session is over, the next fetch says so.
      onLost: () => setLive(false),
    });
    return () => {
      stop();
      refresh.cancel();
    };
  }, [queryClient, queue, key]);
  return isLive ? false : fallbackMs;
}
