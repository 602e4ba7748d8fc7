import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { containersText } from '@talloor/messages/containers/containersText.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { InvoiceLink } from '../../invoices/InvoiceLink.tsx';
import { streetOf } from '../../orders/streetOf.ts';
import { useOrderSums } from '../../orders/useOrderSums.ts';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import { TicketSums } from '../../ticket/TicketSums.tsx';
import styles from './DeliveryNotePage.module.css';

export function NoteTicket({ note }: { note: DeliveryNoteView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pastDay = usePastDay();
  const sumsOf = useOrderSums();
  const { delivered_at: at, delivery_address: address, billing_address: billing, totals, empties, signature } = note;
  const { empties_balance: balance } = note;
  const sums = totals === null ? [] : sumsOf(totals);
  const street = streetOf(address);
  return (
    <Ticket>
      <p className={styles['note-when']}>
        <small className="as-block text-14 muted">
          {t(at === null ? 'deliveryNote.comesOn' : 'deliveryNote.deliveredOn')}
        </small>
        <b className="weight-680">
          {at === null ? pastDay(note.delivery_date) : `${pastDay(at)}, ${formatTime(language, at)}`}
        </b>
        {note.delivery_moment !== undefined && (
          <small className="as-block text-14 muted">{t(`mussels.moments.${note.delivery_moment}`)}</small>
        )}
      </p>
      <TicketCut />
      <div className="text-14 note-addresses stack gap-4">
        <b>{t('deliveryNote.deliveryAddress')}</b>
        <p>
          <span>{address?.name ?? note.customer_name}</span>
          <br />
          {street !== '' && <span>{`${street}, `}</span>}
          <span>{address?.postal}</span> <span>{address?.city}</span>
        </p>
        <b>{t('deliveryNote.billingAddress')}</b>
        <p>
          <span>{billing.name}</span>
          <br />
          <span>{billing.address}</span>, <span>{billing.postal}</span> <span>{billing.city}</span>
          {note.vat_number !== null && (
            <>
              <br />
              <span>{t('deliveryNote.vatNumber', { number: note.vat_number })}</span>
            </>
          )}
        </p>
        {empties.length > 0 && (
          <>
            <b>{t('deliveryNote.empties')}</b>
            <p>{containersText(language, empties)}</p>
          </>
        )}
        {balance.length > 0 && (
          <>
            <b>{t('deliveryNote.emptiesBalance')}</b>
            <p>{containersText(language, balance)}</p>
          </>
        )}
        {signature !== null && (
          <>
            <b>{t('deliveryNote.signature')}</b>
            <svg viewBox="0 0 300 100" className={styles['note-signature']} aria-hidden="true">
              <path d={signature} />
            </svg>
          </>
        )}
      </div>
      {note.invoice_number !== null && (
        <p className="ticket-note">
          <InvoiceLink
            number={note.invoice_number}
            words={t('deliveryNote.invoice', { number: note.invoice_number })}
          />
        </p>
      )}
      {sums.length > 0 && (
        <>
          <TicketCut />
          <TicketSums sums={sums.filter((sum) => sum.emphasis !== 'total')} />
          <TicketCut />
          <TicketSums sums={sums.filter((sum) => sum.emphasis === 'total')} />
          <p className="ticket-note">{t('basket.linesRounded')}</p>
        </>
      )}
    </Ticket>
  );
}
