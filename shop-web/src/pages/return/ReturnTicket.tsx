import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { formatAmount, formatNumber } from '@talloor/rules/format/money.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import styles from './ReturnPage.module.css';

type ReturnTicketProps = {
  readonly note: DeliveryNoteView | null;
  readonly articles: number;
  /** Without VAT; null for hidden prices. */
  readonly value: number | null;
  readonly hint: string | null;
  readonly children: ReactNode;
};

export function ReturnTicket({ note, articles, value, hint, children }: ReturnTicketProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Ticket>
      <h2>{t('returns.yours')}</h2>
      <dl className="ticket-sums">
        <dt>{t('returns.articles')}</dt>
        <dd>{formatNumber(language, articles)}</dd>
        {value !== null && (
          <>
            <dt>{t('returns.value')}</dt>
            <dd>{formatAmount(language, value)}</dd>
          </>
        )}
        {note !== null && (
          <>
            <dt>{t('returns.collectAt')}</dt>
            <dd>{note.delivery_address?.name ?? note.customer_name}</dd>
          </>
        )}
      </dl>
      <TicketCut />
      <p className={styles['return-keep']}>{t('returns.keepApart')}</p>
      <div className={styles['return-send']}>{children}</div>
      {hint !== null && <p className="ticket-note">{hint}</p>}
    </Ticket>
  );
}
