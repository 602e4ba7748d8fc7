import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import type { OrderDetail } from '@talloor/contracts/shapes.ts';
import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useCutOff } from '../../delivery/useCutOff.ts';
import { useTimeLeft } from '../../delivery/useTimeLeft.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { OrderAgainButton } from '../../orderAgain/OrderAgainButton.tsx';
import { useDeadlineClock } from '../../orderDraft/useDeadlineClock.ts';
import { CancelOrderButton } from '../../orders/CancelOrderButton.tsx';
import { ExtraOrderButton } from '../../orders/ExtraOrderButton.tsx';
import { ChangeOrderButton } from '../../orders/ChangeOrderButton.tsx';
import { streetOf } from '../../orders/streetOf.ts';
import { useOrderSums } from '../../orders/useOrderSums.ts';
import { deliveryLook } from '../../ticket/deliveryLook.ts';
import { MainOrderNote } from '../../ticket/MainOrderNote.tsx';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import { TicketSums } from '../../ticket/TicketSums.tsx';
import { DeliveryPlan } from './DeliveryPlan.tsx';

export function DetailTicket({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pastDay = usePastDay();
  const sumsOf = useOrderSums();
  useDeadlineClock(order);
  const cutOff = useCutOff(order.changeable_until);
  const timeLeft = useTimeLeft();
  const { address, delivery_window: window, totals } = order;
  const sums = totals === null ? [] : sumsOf(totals);
  const { Icon, words } = deliveryLook({ service: order.delivery_service ?? null });
  const areMussels = order.delivery_service?.kind === 'mussels';
  const street = streetOf(address);
  return (
    <Ticket>
      <p className="ticket-delivery row gap-12">
        <Icon size={22} weight="fill" />
        <span className="grow dense">
          <b className="as-block weight-660 text-15">{t(words, { day: pastDay(order.delivery_date) })}</b>
          {order.delivery_service?.kind === 'mussels' && (
            <small className="as-block">{t(`mussels.moments.${order.delivery_service.moment}`)}</small>
          )}
          <small>{t('order.window', window)}</small>
        </span>
      </p>
      <p className="above-16 ink-700 ticket-address flex gap-12">
        <MapPinIcon size={18} />
        <span>
          {order.delivery_service?.kind === 'pickup' && (
            <>
              <b>{t('checkout.pickup')}</b>
              <br />
              <span>{order.delivery_service.name}</span>
              <span>, </span>
              <span>{order.delivery_service.address}</span>
              <span>,</span> <span>{order.delivery_service.postal}</span> <span>{order.delivery_service.city}</span>
              <br />
            </>
          )}
          {address.kind === 'alternative' && (
            <>
              <b>{t('order.alternative')}</b>
              <br />
            </>
          )}
          <span>{address.name ?? order.customer_name}</span>
          <br />
          {street !== '' && <span>{`${street}, `}</span>}
          <span>{address.postal}</span> <span>{address.city}</span>
        </span>
      </p>
      <MainOrderNote order={order.main_order ?? null} />
      <p className="ticket-note ticket-reason">
        {order.status === 'cancelled'
          ? t('cancelOrder.note')
          : order.status === 'open' && cutOff.kind !== 'past'
            ? cutOff.kind === 'last_minutes'
              ? t(areMussels ? 'mussels.lastMinutesCancel' : 'delivery.lastMinutesChange')
              : t(areMussels ? 'mussels.cancelUntil' : 'order.changeUntil', {
                  moment: formatWeekdayTime(language, cutOff.at),
                  left: timeLeft(cutOff.secondsLeft),
                })
            : areMussels
              ? t('mussels.cancelClosed')
              : t('order.changeClosed', { moment: pastDay(order.changeable_until) })}
      </p>
      <DeliveryPlan order={order} />
      {sums.length > 0 && (
        <>
          <TicketCut />
          <TicketSums sums={sums.filter((sum) => sum.emphasis !== 'total')} />
          <TicketCut />
          <TicketSums sums={sums.filter((sum) => sum.emphasis === 'total')} />
        </>
      )}
      <div className="wraps gap-8 above-12 order-acts">
        <ChangeOrderButton order={order} />
        <ExtraOrderButton order={order} />
        {!areMussels && <OrderAgainButton order={order.order_number} />}
        <CancelOrderButton order={order} />
      </div>
    </Ticket>
  );
}
