import { getTrackTrace, watchTrackTrace } from '@talloor/contracts/endpoints/trackTrace.ts';
import { followEvents } from '@talloor/contracts/followEvents.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call, shopClient } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

const pollMilliseconds = 30_000;

/** Server-sent events, else polling. */
export function useTrackTrace(orderNumber: string | null) {
  const language = useLanguage();
  const { customer } = useSession();
  const customerNumber = customer?.customer_number ?? null;
  const queryClient = useQueryClient();
  const [isLive, setLive] = useState(true);
  const [lines, setLines] = useState(0);
  const isEnabled = orderNumber !== null && customerNumber !== null;
  // Below `orders`, so that checked lines refresh it.
  const queryKey = ['orders', customerNumber, language, 'track', orderNumber];
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getTrackTrace, { params: { orderNumber: orderNumber ?? '' } }, { signal }),
    enabled: isEnabled,
    refetchInterval: ({ state: { data } }) =>
      // The time slot comes without an event.
      !isLive || data?.state === 'too_early' || data?.state === 'being_scheduled' ? pollMilliseconds : false,
  });
  const isThere = read.data !== undefined;
  useEffect(() => {
    if (!isThere || orderNumber === null) return;
    const refetchOrders = () => void queryClient.invalidateQueries({ queryKey: ['orders', customerNumber] });
    const onLost = () => setLive(false);
    const connectAgain = () => setLines((count) => count + 1);
    const stop = followEvents({
      page: document,
      event: 'change',
      connect: () => new EventSource(shopClient.urlOf(watchTrackTrace, { params: { orderNumber } })),
      onOpen: () => {
        setLive(true);
        // Changes during interruptions are not sent again.
        refetchOrders();
      },
      onEvent: refetchOrders,
      onLost,
    });
    // A lost connection may hang for minutes.
    window.addEventListener('offline', onLost);
    window.addEventListener('online', connectAgain);
    return () => {
      window.removeEventListener('offline', onLost);
      window.removeEventListener('online', connectAgain);
      stop();
    };
  }, [isThere, orderNumber, customerNumber, queryClient, lines]);
  return { ...read, isLive };
}
