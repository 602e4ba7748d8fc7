import { cutOffAt } from '@talloor/rules/delivery/cutOff.ts';
import { formatShortDay, formatTime, formatWeekdayTime, isoDay } from '@talloor/rules/format/dates.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { useDeliveryMoments } from '../../delivery/useDeliveryMoments.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import type { Offer } from '../../products/offerOf.ts';
import { useServerMinute } from '../../session/serverClock.ts';

type DeliveryWords = { readonly title: string; readonly text: string; readonly isTime: boolean };

/** Null if irrelevant. */
export function useDeliveryWords(product: ProductView, offer: Offer): DeliveryWords | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const { basket } = useBasket();
  const { data: moments } = useDeliveryMoments();
  const now = useServerMinute();
  if (offer.kind === 'on_demand')
    return {
      title: t('productPage.onDemand'),
      text: t('productPage.onDemandText', { count: offer.workdays }),
      isTime: true,
    };
  if (offer.kind === 'preorder')
    return {
      title: t('productPage.preorder'),
      text: t('productPage.preorderText', { count: product.days_to_replenish }),
      isTime: true,
    };
  if (offer.kind !== 'order' && offer.kind !== 'closed') return null;
  const confirmed = basket?.delivery_date.date ?? null;
  const first = moments?.find((moment) => moment.available);
  const day = confirmed ?? first?.timestamp;
  const deadline = confirmed === null ? (first?.deadline ?? null) : (basket?.delivery_date.deadline ?? null);
  if (day === undefined)
    return moments === undefined
      ? null
      : { title: t('productPage.noDay'), text: t('productPage.noDayText'), isTime: true };
  const shownDay = formatShortDay(language, day);
  if (offer.kind === 'closed')
    return {
      title: t('productPage.tooLate', { day: shownDay }),
      text: t('productPage.tooLateText'),
      isTime: true,
    };
  const closes = product.order_before ?? deadline;
  return {
    title: t('productPage.deliverable', { day: shownDay }),
    text: closes === null ? '' : orderBefore(closes),
    isTime: false,
  };

  function orderBefore(deadline: number): string {
    const cutOff = cutOffAt(deadline, Math.floor(now / 1000));
    if (cutOff.kind === 'past') return '';
    if (cutOff.kind === 'last_minutes') return t('delivery.lastMinutesFor', { day: shownDay });
    const { at } = cutOff;
    return isoDay(at) === isoDay(now / 1000)
      ? t('productPage.orderBeforeToday', { time: formatTime(language, at) })
      : t('productPage.orderBefore', { moment: formatWeekdayTime(language, at) });
  }
}
