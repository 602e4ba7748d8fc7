import { type deliveryMomentView, getDeliveryMoments } from '@talloor/contracts/endpoints/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

export type DeliveryMoment = z.output<typeof deliveryMomentView>;

/** Read again every five minutes, since deadlines pass. */
export function useDeliveryMoments() {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['delivery-moments', customer?.customer_number ?? null, language],
    queryFn: async ({ signal }) => (await call(getDeliveryMoments, {}, { signal })).moments,
    enabled: customer !== null,
    refetchInterval: 300_000,
  });
}
