import { useQueryClient } from '@tanstack/react-query';
import throttle from 'lodash/throttle';
import { useEffect, useState } from 'react';
import { followEvents } from '@talloor/contracts/followEvents.ts';
import { watchOfficeOrders } from '@talloor/contracts/endpoints/office.ts';
import { getUser } from '@talloor/contracts/endpoints/session.ts';
import { officeClient } from '../data/officeClient.ts';
import { officeSession } from '../data/officeSession.ts';

const settleMilliseconds = 250;

/** A rejection may mean an ended session. */
const askWhetherSessionEnded = (): void =>
  void officeClient.call(getUser).then(
    ({ id }) => id === 0 && officeSession.end(),
    () => undefined,
  );

/** Reconnecting refetches. */
export function useLiveOrders(): { isLive: boolean; lastNumber: string | null } {
  const queryClient = useQueryClient();
  const [isLive, setLive] = useState(true);
  const [lastNumber, setLastNumber] = useState<string | null>(null);
  useEffect(() => {
    const refresh = throttle(() => void queryClient.invalidateQueries({ queryKey: ['orders'] }), settleMilliseconds);
    const stop = followEvents({
      page: document,
      event: 'order',
      connect: () => new EventSource(officeClient.urlOf(watchOfficeOrders)),
      onOpen: () => {
        setLive(true);
        refresh();
      },
      onEvent: (orderNumber) => {
        setLastNumber(orderNumber);
        refresh();
      },
      onLost: (isRefused) => {
        setLive(false);
        if (isRefused) askWhetherSessionEnded();
      },
    });
    return () => {
      stop();
      refresh.cancel();
    };
  }, [queryClient]);
  return { isLive, lastNumber };
}
