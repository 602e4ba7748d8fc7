import Button from '@mui/material/Button';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { cutOffAt } from '@talloor/rules/delivery/cutOff.ts';
import { formatDay, formatTime, formatWeekdayTime, isoDay } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { Link } from 'react-router-dom';
import { useTimeLeft } from '../../delivery/useTimeLeft.ts';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { OrderAgainButton } from '../../orderAgain/OrderAgainButton.tsx';
import { ExtraOrderButton } from '../../orders/ExtraOrderButton.tsx';
import { ChangeOrderButton } from '../../orders/ChangeOrderButton.tsx';
import { pdfOfOrder } from '../../orders/pdfOfOrder.ts';
import { PdfIconButton } from '../../orders/PdfIconButton.tsx';
import { OrderStateChip } from '../../orders/OrderStateChip.tsx';
import { isPunchOut } from '../../paths.ts';
import { useServerMinute } from '../../session/serverClock.ts';
import { TrackButton } from '../../orders/TrackButton.tsx';
import styles from './OrdersPage.module.css';

const allocationIcons = {
  pending: <HourglassMediumIcon size={16} />,
  allocated: <CheckCircleIcon size={16} />,
  short: <CircleHalfIcon size={16} />,
};
const hotSeconds = 24 * 3600;

type OrderTicketProps = {
  readonly order: OrderSummary;
  readonly heading: 'h2' | 'h3';
};

export function OrderTicket({ order, heading: Heading }: OrderTicketProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const timeLeft = useTimeLeft();
  const now = Math.floor(useServerMinute() / 1000);
  const { order_number: number, changeable_until: until } = order;
  const remainingSeconds = until - now;
  const isOpen = order.status === 'open' && remainingSeconds > 0;
  const cutOff = cutOffAt(until, now);
  const address = `${path('orderDetail')}?order=${number}`;
  const { delivery, delivery_service: service } = order;
  const day = formatDay(language, order.delivery_date);
  const deviations = [
    ...(delivery && delivery.short_lines > 0 ? [t('orders.short', { count: delivery.short_lines })] : []),
    ...(delivery && delivery.replaced_lines > 0 ? [t('orders.replaced', { count: delivery.replaced_lines })] : []),
  ];
  const momentOf = (at: number) =>
    isoDay(at) === isoDay(now) ? `${t('picker.today')} ${formatTime(language, at)}` : formatWeekdayTime(language, at);
  return (
    <li
      className={`white-ground framed ${styles['order-ticket']}${isOpen && remainingSeconds <= hotSeconds ? ' is-hot' : ''}`}
    >
      <div className={`${styles['order-ticket-head']} row apart gap-8`}>
        <Heading>
          <Link className="no-underline ink-900 text-16 weight-660" to={address}>
            {number}
          </Link>
        </Heading>
        <OrderStateChip order={order} />
      </div>
      <p className={styles['order-ticket-when']}>
        {service?.kind === 'mussels'
          ? t('mussels.deliveryOn', { day, moment: t(`mussels.inSentence.${service.moment}`) })
          : t('orders.delivery', { day })}
      </p>
      <p className="facts">
        <span>{t('orders.lines', { count: order.number_of_products })}</span>
        {order.reference !== '' && <span>{order.reference}</span>}
      </p>
      {isOpen && (
        <p className={`round-8 ${styles['order-ticket-deadline']} row at-top gap-8 small`}>
          <ClockCountdownIcon size={16} weight="fill" />
          <span>
            {'at' in cutOff ? (
              <RichText
                i18nKey={service?.kind === 'mussels' ? 'mussels.cancelUntilShort' : 'orders.changeUntil'}
                values={{ moment: momentOf(cutOff.at), left: timeLeft(cutOff.secondsLeft) }}
                components={{ b: <b className="weight-660" /> }}
              />
            ) : (
              <b className="weight-660">
                {t(service?.kind === 'mussels' ? 'mussels.lastMinutesCancel' : 'delivery.lastMinutesChange')}
              </b>
            )}
          </span>
        </p>
      )}
      {delivery === undefined && order.status === 'processed' && (
        <p className={`${styles['order-ticket-note']} row gap-8 small`}>
          <TruckIcon size={16} />
          <span>{t('orders.beingScheduled')}</span>
        </p>
      )}
      {delivery === undefined ? (
        <p className={`${styles['order-ticket-note']} row gap-8 small${order.allocation === 'short' ? ' is-bad' : ''}`}>
          {allocationIcons[order.allocation]}
          <span>{t(`orders.allocation.${order.allocation}`)}</span>
        </p>
      ) : (
        <p className={`${styles['order-ticket-note']} row gap-8 small${delivery.short_lines > 0 ? ' is-bad' : ''}`}>
          <TruckIcon size={16} />
          <span>
            {deviations.length === 0
              ? t(`orders.stage.${delivery.stage}`)
              : t('orders.deviates', { stage: t(`orders.stage.${delivery.stage}`), what: deviations.join(', ') })}
          </span>
        </p>
      )}
      {order.in_use !== undefined && order.in_use.until > now && (
        <p className={`${styles['order-ticket-note']} row gap-8 small`}>
          <LockSimpleIcon size={16} />
          <span>
            {order.in_use.is_mine
              ? t('changeOrder.mine')
              : t(order.in_use.name === null ? 'changeOrder.inUseNobody' : 'changeOrder.inUse', {
                  name: order.in_use.name ?? '',
                  since: formatTime(language, order.in_use.since),
                })}
          </span>
        </p>
      )}
      <div className={`${styles['order-ticket-foot']} cluster to-end gap-6`}>
        {order.amount_to_pay !== null && (
          <strong className="text-16 weight-680 nowrap">
            {formatApproximate(language, order.amount_to_pay, order.is_approximate)}
          </strong>
        )}
        <span className="grow" />
        <PdfIconButton href={pdfOfOrder(language, number)} number={number} />
        <div className="order-ticket-acts wraps to-end gap-6">
          {service?.kind !== 'mussels' && <OrderAgainButton order={number} isSmall />}
          {delivery?.has_note === true && !isPunchOut() && (
            <Button
              component={Link}
              to={`${path('deliveryNote')}?number=${delivery.number}`}
              variant="outlined"
              size="small"
              aria-label={t('orders.noteName', { number: delivery.number })}
            >
              {t('orders.note')}
            </Button>
          )}
          <ExtraOrderButton order={order} size="small" />
          {delivery !== undefined && <TrackButton order={order} size="small" />}
          <ChangeOrderButton order={order} size="small" />
          <Button
            component={Link}
            to={address}
            variant="outlined"
            size="small"
            aria-label={t('orders.viewName', { order: number })}
          >
            {t('orders.view')}
          </Button>
        </div>
      </div>
    </li>
  );
}
