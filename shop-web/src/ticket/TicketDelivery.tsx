import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { cutOffAt } from '@talloor/rules/delivery/cutOff.ts';
import { formatDay, formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useDeliveryPicker } from '../delivery/DeliveryPickerProvider.tsx';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../session/serverClock.ts';
import { deliveryLook } from './deliveryLook.ts';
import './Ticket.css';

export function TicketDelivery({ delivery }: { delivery: BasketView['delivery_date'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const openPicker = useDeliveryPicker();
  const now = useServerMinute();
  const { Icon, words } = deliveryLook(delivery);
  const { date, selected_window, deadline } = delivery;
  const cutOff = deadline === null ? null : cutOffAt(deadline, Math.floor(now / 1000));
  const state = date === null ? ' is-open' : cutOff?.kind === 'past' || !delivery.is_confirmed ? ' is-expired' : '';
  return (
    <button type="button" className={`ticket-delivery row gap-12${state}`} aria-haspopup="dialog" onClick={openPicker}>
      <Icon size={22} weight="fill" />
      <span className="grow dense">
        {date === null || selected_window === null || cutOff === null ? (
          <>
            <b className="as-block weight-660 text-15">{t('basket.chooseDay')}</b>
            <small>{t('basket.notChosen')}</small>
          </>
        ) : (
          <>
            <b className="as-block weight-660 text-15">{t(words, { day: formatDay(language, date) })}</b>
            <small>
              {state !== '' || cutOff.kind === 'past'
                ? t('basket.dayExpired')
                : cutOff.kind === 'last_minutes'
                  ? t('basket.windowLastMinutes', selected_window)
                  : t('basket.windowBefore', {
                      ...selected_window,
                      moment: formatWeekdayTime(language, cutOff.at),
                    })}
            </small>
          </>
        )}
      </span>
      <span className="link">{date === null ? t('basket.choose') : t('basket.change')}</span>
    </button>
  );
}
