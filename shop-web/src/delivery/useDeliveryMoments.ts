import { type deliveryMomentView, getDeliveryMoments } from '@talloor/contracts/endpoints/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { serverNow } from '../session/serverClock.ts';
import { useSession } from '../session/SessionProvider.tsx';

export type DeliveryMoment = z.output<typeof deliveryMomentView>;

const mostMs = 300_000;

/** Read again when a deadline passes, and every five minutes. */
export function useDeliveryMoments() {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['delivery-moments', customer?.customer_number ?? null, language],
    queryFn: async ({ signal }) => (await call(getDeliveryMoments, {}, { signal })).moments,
    enabled: customer !== null,
    refetchInterval: ({ state: { data } }) => {
      const deadlines = (data ?? []).flatMap(({ deadline, services }) => [
        deadline ?? 0,
        ...services.map((each) => each.deadline),
      ]);
      const waits = deadlines.map((deadline) => deadline * 1000 + 1000 - serverNow()).filter((wait) => wait > 0);
      return Math.min(mostMs, ...waits);
    },
  });
}
