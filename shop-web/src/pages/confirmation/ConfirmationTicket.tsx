import { formatApproximate } from '@talloor/rules/format/money.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useOrderSums } from '../../orders/useOrderSums.ts';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import { TicketSums } from '../../ticket/TicketSums.tsx';
import { streetOf } from '../../orders/streetOf.ts';
import type { ConfirmedOrder } from './confirmedOrder.ts';
import styles from './ConfirmationPage.module.css';

const feeWords = {
  delivery: 'order.deliveryCost',
  express: 'order.express',
  discounts: 'order.discounts',
  deposit: 'order.deposit',
} as const;

export function ConfirmationTicket({ order }: { order: ConfirmedOrder }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sumsOf = useOrderSums();
  const { address, totals, amountToPay } = order;
  const street = streetOf(order.address);
  return (
    <Ticket>
      <p className="muted">{t('confirmation.order')}</p>
      <p className={`below-16 ${styles['confirmation-number']}`}>{order.number}</p>
      <dl className="ticket-sums">
        {order.reference !== '' && (
          <>
            <dt>{t('confirmation.reference')}</dt>
            <dd className="is-text">{order.reference}</dd>
          </>
        )}
        <dt>{t('confirmation.lines')}</dt>
        <dd>{order.lines}</dd>
        {order.mainOrder !== null && (
          <>
            <dt>{t('confirmation.mainOrder')}</dt>
            <dd>{order.mainOrder}</dd>
          </>
        )}
        {order.service?.kind === 'pickup' && (
          <>
            <dt>{t('checkout.pickup')}</dt>
            <dd className="is-text">
              <span>{order.service.name}</span>
              <br />
              <span>{order.service.address}</span>, <span>{order.service.postal}</span>{' '}
              <span>{order.service.city}</span>
            </dd>
          </>
        )}
        {address !== null && order.service?.kind !== 'pickup' && (
          <>
            <dt>{t('confirmation.address')}</dt>
            <dd className="is-text">
              <span>{address.name ?? ''}</span>
              <br />
              {street !== '' && (
                <>
                  <span>{street}</span>
                  <br />
                </>
              )}
              <span>{address.postal}</span> <span>{address.city}</span>
            </dd>
          </>
        )}
      </dl>
      {(totals !== null || amountToPay !== null) && <TicketCut />}
      {totals !== null ? (
        <TicketSums sums={sumsOf(totals)} />
      ) : (
        amountToPay !== null && (
          <dl className="ticket-sums">
            {order.fees.map(({ kind, amount }) => (
              <Fragment key={kind}>
                <dt>{t(feeWords[kind])}</dt>
                <dd>{formatApproximate(language, amount, false)}</dd>
              </Fragment>
            ))}
            <dt className="is-total">{t('order.pay')}</dt>
            <dd className="is-total">{formatApproximate(language, amountToPay, order.isApproximate)}</dd>
          </dl>
        )
      )}
    </Ticket>
  );
}
