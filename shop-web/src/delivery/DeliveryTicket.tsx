import { formatDay, formatShortDay, formatTime, formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../basket/BasketProvider.tsx';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../session/serverClock.ts';
import { useDeliveryPicker } from './DeliveryPickerProvider.tsx';
import './DeliveryTicket.css';
import { ticketState, type TicketState } from './ticketState.ts';
import { useDeliveryMoments } from './useDeliveryMoments.ts';
import { useSpokenCountdown } from './useSpokenCountdown.ts';
import { useTimeLeft } from './useTimeLeft.ts';

const icons: Readonly<Record<Exclude<TicketState['kind'], 'loading'>, Icon>> = {
  chosen: TruckIcon,
  closing: ClockCountdownIcon,
  last_minutes: ClockCountdownIcon,
  none: CalendarPlusIcon,
  expired: WarningCircleIcon,
  no_moments: WarningCircleIcon,
};

export function DeliveryTicket() {
  const { t } = useTranslation();
  const language = useLanguage();
  const timeLeft = useTimeLeft();
  const openPicker = useDeliveryPicker();
  const { basket } = useBasket();
  const { data: moments } = useDeliveryMoments();
  const now = useServerMinute();
  const state = ticketState(basket?.delivery_date, moments, Math.floor(now / 1000));
  const isPickup = basket?.delivery_date.service?.kind === 'pickup';
  useSpokenCountdown(state);
  if (state.kind === 'loading')
    return <span className="delivery-ticket row gap-12 nowrap push is-loading" aria-hidden="true" />;

  const [first, second, countdown] = ((): [string, string, string?] => {
    switch (state.kind) {
      case 'chosen':
        return [
          t(isPickup ? 'delivery.pickupOn' : 'delivery.deliveryOn', { day: formatShortDay(language, state.day) }),
          t('delivery.orderBefore', { moment: formatWeekdayTime(language, state.deadline) }),
          t('delivery.left', { time: timeLeft(state.left) }),
        ];
      case 'closing':
        return [
          t('delivery.leftFirst', { time: timeLeft(state.left) }),
          t('delivery.closingFor', {
            time: formatTime(language, state.deadline),
            day: formatShortDay(language, state.day),
          }),
        ];
      case 'last_minutes':
        return [t('delivery.lastMinutes'), t('delivery.orderNow', { day: formatShortDay(language, state.day) })];
      case 'none':
        return [t('delivery.choose'), t('delivery.firstPossible', { day: formatShortDay(language, state.first) })];
      case 'expired':
        return [t('delivery.expired'), t('delivery.chooseNew')];
      case 'no_moments':
        return [t('delivery.noMoments'), t('delivery.contactService')];
      default:
        return state satisfies never;
    }
  })();
  const TicketIcon = isPickup && state.kind === 'chosen' ? StorefrontIcon : icons[state.kind];
  const day = 'day' in state ? formatDay(language, state.day) : undefined;
  return (
    <button
      type="button"
      className={`delivery-ticket row gap-12 nowrap push is-${state.kind}`}
      aria-haspopup="dialog"
      title={day}
      onClick={openPicker}
    >
      <span className="delivery-ticket-icon row">
        <TicketIcon size={24} weight="fill" />
      </span>
      <span className="flex column delivery-ticket-text">
        <b className="weight-680 text-15">{first}</b>
        <span className="small">
          <span>{second}</span>
          {countdown !== undefined && (
            <em className="upright" role="timer" aria-live="off">
              {' '}
              · <span>{countdown}</span>
            </em>
          )}
        </span>
        <span className="small sr-only">{t('delivery.change')}</span>
      </span>
      <CaretDownIcon size={16} weight="bold" />
    </button>
  );
}
