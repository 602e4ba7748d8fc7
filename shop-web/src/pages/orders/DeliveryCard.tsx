import Button from '@mui/material/Button';
import { ListChecksIcon } from '@phosphor-icons/react/dist/csr/ListChecks';
import type { DeliverySummary } from '@talloor/contracts/endpoints/dashboard.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { isPunchOut } from '../../paths.ts';
import { OrderAgainButton } from '../../orderAgain/OrderAgainButton.tsx';
import { PdfIconButton } from '../../orders/PdfIconButton.tsx';
import { DeliveryChip } from './DeliveryChip.tsx';
import { DeliveryInvoices } from './DeliveryInvoices.tsx';
import styles from './OrdersPage.module.css';

export function DeliveryCard({ delivery }: { delivery: DeliverySummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const pastDay = usePastDay();
  const { number, delivered_at: at, invoice } = delivery;
  const note = `${path('deliveryNote')}?number=${number}`;
  return (
    <li className={`white-ground framed ${styles['order-ticket']}`}>
      <div className={`${styles['order-ticket-head']} row apart gap-8`}>
        <h3>
          <Link
            className="no-underline ink-900 text-16 weight-660"
            to={isPunchOut() ? `${path('orderDetail')}?order=${delivery.order_number}` : note}
          >
            {number}
          </Link>
        </h3>
        <DeliveryChip delivery={delivery} />
      </div>
      <p className={styles['order-ticket-when']}>
        {at === null
          ? t('orders.underWay', { day: pastDay(delivery.delivery_date) })
          : t('orders.deliveredAt', { day: pastDay(at), time: formatTime(language, at) })}
      </p>
      <p className="facts">
        <span>{t('orders.lines', { count: delivery.number_of_lines })}</span>
        <span>{t('orders.ofOrder', { order: delivery.order_number })}</span>
        <DeliveryInvoices delivery={delivery} />
      </p>
      {invoice === null && (
        <p className={`${styles['order-ticket-note']} row gap-8 small`}>
          <ListChecksIcon size={16} />
          <span>{t('orders.checked', { checked: delivery.checked_lines, total: delivery.number_of_lines })}</span>
        </p>
      )}
      <div className={`${styles['order-ticket-foot']} cluster to-end gap-6`}>
        {delivery.amount_to_pay !== null && (
          <strong className="text-16 weight-680 nowrap">{formatAmount(language, delivery.amount_to_pay)}</strong>
        )}
        <span className="grow" />
        {!isPunchOut() && <PdfIconButton href={`/${language}/delivery-note/${number}/pdf`} number={number} />}
        <div className="order-ticket-acts wraps to-end gap-6">
          {delivery.delivery_moment === undefined && <OrderAgainButton order={delivery.order_number} isSmall />}
          {at === null && !isPunchOut() && (
            <Button
              component={Link}
              to={`${path('trackTrace')}?order=${delivery.order_number}`}
              variant="outlined"
              size="small"
              aria-label={t('trackTrace.linkName', { number: delivery.order_number })}
            >
              {t('trackTrace.link')}
            </Button>
          )}
          {!isPunchOut() && (
            <Button
              component={Link}
              to={note}
              variant="outlined"
              size="small"
              aria-label={t('orders.noteName', { number })}
            >
              {t('orders.note')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
