import {
  listMomentMeanings,
  type MomentMeaning,
  previewDeliveryMoment,
} from '@talloor/contracts/endpoints/delivery.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { nameOf, type Offer } from './offers.ts';

const most = 12;
const asNow = 30_000;

const markOf = (basket: BasketView | undefined) =>
  [basket?.basket_id, basket?.amount_to_pay, basket?.lines.length, JSON.stringify(basket?.delivery_date)] as const;

/** By offer name. */
export function useMomentMeanings(days: readonly number[]): ReadonlyMap<string, MomentMeaning> {
  const language = useLanguage();
  const { customer } = useSession();
  const { basket } = useBasket();
  const dayList = [...new Set(days)].slice(0, most).join(',');
  const { data } = useQuery({
    queryKey: ['moment-meanings', customer?.customer_number ?? null, language, ...markOf(basket), dayList],
    queryFn: async ({ signal }) => (await call(listMomentMeanings, { query: { days: dayList } }, { signal })).meanings,
    enabled: dayList !== '' && basket !== undefined && basket.lines.length > 0,
    staleTime: asNow,
    placeholderData: keepPreviousData,
  });
  return new Map(
    data?.map((meaning) => [
      nameOf({ timestamp: meaning.timestamp, key: meaning.service, window: { start: meaning.window, end: '' } }),
      meaning,
    ]),
  );
}

export function useMomentPreview(offer: Offer | null) {
  const language = useLanguage();
  const { customer } = useSession();
  const { basket } = useBasket();
  return useQuery({
    queryKey: [
      'moment-preview',
      customer?.customer_number ?? null,
      language,
      ...markOf(basket),
      offer && nameOf(offer),
    ],
    queryFn: ({ signal }) =>
      call(
        previewDeliveryMoment,
        {
          params: { timestamp: String(offer?.timestamp ?? 0) },
          query: offer === null ? {} : { window: offer.window.start, service: offer.key },
        },
        { signal },
      ),
    enabled: offer !== null && basket !== undefined && basket.lines.length > 0,
    staleTime: asNow,
    retry: false,
  });
}
