import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { BasketSummary } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { cutOffAt } from '@talloor/rules/delivery/cutOff.ts';
import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { Link, useNavigate } from 'react-router-dom';
import { useExchangeBasket } from '../../basket/useExchangeBasket.ts';
import { StateChip } from '../../components/StateChip.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { useServerMinute } from '../../session/serverClock.ts';
import { DiscardBasketDialog } from '../basket/DiscardBasketDialog.tsx';
import { useMay } from '../../session/useMay.ts';
import styles from './OrdersPage.module.css';

type IncompleteTicketProps = {
  readonly basket: BasketSummary;
  /** Level below the section's heading. */
  readonly heading: 'h2' | 'h3';
};

export function IncompleteTicket({ basket, heading: Heading }: IncompleteTicketProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pastDay = usePastDay();
  const path = usePath();
  const navigate = useNavigate();
  const { activate } = useExchangeBasket();
  const mayOrder = useMay('order');
  const now = Math.floor(useServerMinute() / 1000);
  const cutOff = basket.deadline === null ? null : cutOffAt(basket.deadline, now);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const name = basket.po_number || basket.origin?.name || t('orders.basketOf', { day: pastDay(basket.opened_at) });
  const workOn = async () => {
    setIsBusy(true);
    if (basket.is_active || (await activate(basket.basket_id))) await navigate(path('basket'));
    else setIsBusy(false);
  };
  return (
    <li className={`white-ground framed ${styles['order-ticket']}${basket.is_active ? ' is-hot' : ''}`}>
      <div className={`${styles['order-ticket-head']} row apart gap-8`}>
        <Heading>
          <Link
            className="no-underline ink-900 text-16 weight-660"
            to={basket.is_active ? path('basket') : `${path('basketView')}?id=${basket.basket_id}`}
          >
            {name}
          </Link>
        </Heading>
        {basket.is_active && <StateChip state="done">{t('orders.active')}</StateChip>}
      </div>
      <p className={styles['order-ticket-when']}>
        {basket.delivery_date === null
          ? t('orders.noDay')
          : t('orders.delivery', { day: pastDay(basket.delivery_date) })}
      </p>
      <p className="facts">
        <span>{t('orders.lines', { count: basket.number_of_lines })}</span>
        <span>{t('orders.opened', { day: pastDay(basket.opened_at) })}</span>
      </p>
      {basket.is_expired || cutOff?.kind === 'past' ? (
        <p className={`${styles['order-ticket-note']} row gap-8 small is-bad`}>
          <ClockCountdownIcon size={16} />
          <span>{t('orders.expired')}</span>
        </p>
      ) : (
        cutOff !== null && (
          <p className={`round-8 ${styles['order-ticket-deadline']} row at-top gap-8 small`}>
            <ClockCountdownIcon size={16} weight="fill" />
            <span>
              {cutOff.kind === 'last_minutes' ? (
                <b className="weight-660">{t('delivery.lastMinutes')}</b>
              ) : (
                <RichText
                  i18nKey="orders.sendBefore"
                  values={{ moment: formatWeekdayTime(language, cutOff.at) }}
                  components={{ b: <b className="weight-660" /> }}
                />
              )}
            </span>
          </p>
        )
      )}
      <div className={`${styles['order-ticket-foot']} cluster to-end gap-6`}>
        {basket.subtotal !== null && (
          <strong className="text-16 weight-680 nowrap">
            {formatApproximate(language, basket.subtotal, basket.is_approximate)}
          </strong>
        )}
        <span className="grow" />
        {mayOrder && !basket.is_active && (
          <IconButton
            size="small"
            aria-label={t('orders.discardName', { basket: name })}
            onClick={() => setIsAsking(true)}
          >
            <TrashIcon size={18} />
          </IconButton>
        )}
        {(mayOrder || basket.is_active) && (
          <Button
            variant={basket.is_active ? 'contained' : 'outlined'}
            size="small"
            disabled={isBusy}
            aria-label={basket.is_active ? undefined : t('orders.workOnName', { basket: name })}
            onClick={() => void workOn()}
          >
            <span>{t(basket.is_active ? 'orders.toBasket' : 'orders.workOn')}</span>
          </Button>
        )}
      </div>
      <DiscardBasketDialog basket={basket} name={name} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </li>
  );
}
