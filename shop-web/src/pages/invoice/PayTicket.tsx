import Button from '@mui/material/Button';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import type { InvoiceView } from '@talloor/contracts/endpoints/invoices.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { formatIban } from '@talloor/rules/format/iban.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { paymentChoiceOf } from '../../invoices/paymentChoice.ts';
import { usePayInvoices } from '../../invoices/usePayInvoices.ts';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import { CopyValue } from './CopyValue.tsx';
import styles from './InvoicePage.module.css';

export function PayTicket({ invoice }: { readonly invoice: InvoiceView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { payments, usable_credit: credit, open_amount: open, state } = invoice;
  return (
    <Ticket>
      {open > 0 ? <ToPay invoice={invoice} /> : <p className="text-20 weight-680">{t(`invoices.state.${state}`)}</p>}
      {credit > 0 && (
        <>
          <p className="above-8">
            <small className="as-block muted">{t('invoice.usable')}</small>
            <b className="text-20 weight-680">{formatAmount(language, credit)}</b>
          </p>
          <p className="ticket-note">{t('invoice.usableText')}</p>
        </>
      )}
      {payments.length > 0 && (
        <>
          <TicketCut />
          <h2 className="text-14">{t('invoice.history')}</h2>
          <ul className={`above-8 stack gap-8 small ${styles['payments']}`}>
            {payments.map((entry, index) => (
              <PaymentEntry key={`${entry.kind}-${entry.payment_id ?? index}`} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </Ticket>
  );
}

function ToPay({ invoice }: { readonly invoice: InvoiceView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { pay, isBusy } = usePayInvoices();
  const { open_amount: open, due_date: due, state, qr, payments } = invoice;
  const amount = formatAmount(language, open);
  const running = payments.find(({ state: paymentState }) => paymentState === 'processing');
  return (
    <>
      <div className="cluster apart gap-8">
        <h2>{t('invoice.payTitle')}</h2>
        {due !== null && (
          <span className={`small weight-640 ${styles['due']}${state === 'overdue' ? ' is-bad' : ''}`}>
            {t('invoice.before', { day: formatDate(language, due) })}
          </span>
        )}
      </div>
      <p className={styles['amount']}>{amount}</p>
      {state === 'in_payment' ? (
        <Notice severity="info">
          <b className="as-block">{t('invoice.inPayment')}</b>
          <span>{t('invoice.inPaymentText')}</span>{' '}
          {running !== undefined && running.payment_id !== null && (
            <Link to={`${path('payment')}?payment=${running.payment_id}`}>{t('invoice.toPayment')}</Link>
          )}
        </Notice>
      ) : (
        <>
          {invoice.is_payment_expired && <Notice severity="warning">{t('invoice.paymentExpired')}</Notice>}
          {invoice.can_pay && (
            <Button
              className="above-8"
              variant="contained"
              size="large"
              fullWidth
              disabled={isBusy}
              aria-busy={isBusy || undefined}
              endIcon={<ArrowRightIcon size={18} />}
              onClick={() => void pay(paymentChoiceOf([invoice]))}
            >
              <span>{t('invoice.payOnline')}</span>
            </Button>
          )}
          {qr !== null && (
            <div className={styles['qr-part']}>
              <p className="small muted to-center above-12">{t('invoice.orScan')}</p>
              <img
                className={styles['qr']}
                src={`data:image/svg+xml,${encodeURIComponent(qr.svg)}`}
                alt={t('invoice.qrName', { amount })}
                width={196}
                height={196}
              />
            </div>
          )}
        </>
      )}
      {invoice.iban !== null && invoice.communication !== null && (
        <>
          <TicketCut />
          <CopyValue label={t('invoice.iban')} value={invoice.iban} shown={formatIban(invoice.iban)} />
          {invoice.beneficiary !== null && (
            <p className="below-8">
              <small className="as-block muted">{t('invoice.beneficiary')}</small>
              <b className="weight-640">{invoice.beneficiary}</b>
            </p>
          )}
          <CopyValue label={t('invoice.communication')} value={invoice.communication} />
          <p className="ticket-note">{t('invoice.settlesItself')}</p>
        </>
      )}
    </>
  );
}

function PaymentEntry({ entry }: { readonly entry: InvoiceView['payments'][number] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { kind, at, amount, state, payment_id: id } = entry;
  const words = `${t(`invoice.entry.${kind}`)}, ${formatDate(language, at)}`;
  return (
    <li className="cluster apart gap-8">
      <span>
        {id === null ? words : <Link to={`${path('payment')}?payment=${id}`}>{words}</Link>}
        {state !== 'paid' && <small className="as-block muted">{t(`payment.state.${state}`)}</small>}
      </span>
      <b className="nowrap">{formatAmount(language, amount)}</b>
    </li>
  );
}
