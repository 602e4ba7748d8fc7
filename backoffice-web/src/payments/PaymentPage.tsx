import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfficePayment } from '@talloor/contracts/endpoints/officeInvoices.ts';
import { releasePayment } from '@talloor/contracts/endpoints/officePayments.ts';
import type { ProblemCode } from '@talloor/contracts/problem.ts';
import { problemTitle } from '@talloor/messages/problems/problemTitle.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useMayEdit } from '../data/useMayEdit.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import '../invoices/invoices.css';
import { formatInstant } from '../layout/instant.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordPage } from '../layout/RecordPage.tsx';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { ReasonDialog } from '../people/ReasonDialog.tsx';
import { CloseFlagDialog } from './CloseFlagDialog.tsx';
import { PaymentTag } from './PaymentTag.tsx';

const isWhole = (payment: Partial<OfficePayment>): payment is OfficePayment => payment.shares !== undefined;

export const PaymentPage = () => {
  const { t } = useOfficeText();
  return (
    <RecordPage<OfficePayment>
      resource="payments"
      isWhole={isWhole}
      notFound={t('payments.notFound')}
      list={{ to: '/payments', label: t('payments.toList') }}
      refetchMs={(payment) => (payment?.state === 'processing' ? 5000 : false)}
    >
      {(payment) => <PaymentDetails payment={payment} />}
    </RecordPage>
  );
};

const PaymentDetails = ({ payment }: { readonly payment: OfficePayment }) => {
  const { t, language } = useOfficeText();
  const mayEdit = useMayEdit('settle_invoices') === true;
  const [isReleasing, setIsReleasing] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  const { id, flag, refusal } = payment;
  const started = formatInstant(language, payment.started_at);
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/payments">{t('payments.title')}</Link> / <span>{started}</span>
      </nav>
      <div className="office-head">
        <div>
          <OfficeHeading title={t('payments.one', { time: started })}>
            <PaymentTag state={payment.state} />
          </OfficeHeading>
          <p>
            <Link to={`/customers/${payment.customer.customer_number}/show`}>{payment.customer.name}</Link>
            {', '}
            <b>{formatAmount(language, payment.amount)}</b>
          </p>
          <small>{t('payments.startedBy', { name: payment.started_by ?? t('invoices.erased') })}</small>
        </div>
        {mayEdit && payment.can_release && (
          <button type="button" className="office-primary" onClick={() => setIsReleasing(true)}>
            {t('payments.release')}
          </button>
        )}
        {mayEdit && payment.can_close_flag && (
          <button type="button" className="office-primary" onClick={() => setIsClosing(true)}>
            {t('payments.closeFlag')}
          </button>
        )}
      </div>
      <div className="invoice-whole">
        <PeopleCard id="payment-shares" title={t('payments.shares')}>
          <ul className="invoice-entries">
            {payment.shares.map((share) => (
              <li className="cluster apart gap-8" key={share.invoice_number}>
                <Link to={`/invoices/${share.invoice_number}/show`}>{share.invoice_number}</Link>
                <span>
                  <b>{formatAmount(language, share.money)}</b>
                  {share.credits.map(({ credit_number: number, amount }) => (
                    <small className="as-block" key={number}>
                      <Link to={`/invoices/${number}/show`}>{number}</Link>{' '}
                      <span>{formatAmount(language, amount)}</span>
                    </small>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </PeopleCard>
        <PeopleCard id="payment-state" title={t('payments.state')}>
          <ul className="invoice-entries">
            {flag !== null && (
              <li className={flag.closed ? undefined : 'field-error'}>
                <b>{t(`payments.flags.${flag.reason}`)}</b>{' '}
                <span>{t('payments.flag', { amount: flag.provider_amount.toFixed(2), currency: flag.currency })}</span>
                {flag.closed && (
                  <small className="as-block breaks">
                    {t('payments.flagClosedBy', {
                      name: flag.closed.by ?? t('invoices.erased'),
                      time: formatInstant(language, flag.closed.at),
                      note: flag.closed.note,
                    })}
                  </small>
                )}
              </li>
            )}
            {refusal !== null && (
              <li>
                {t('payments.refused', {
                  reason: problemTitle(refusal.code as ProblemCode, language),
                  number: refusal.number,
                })}
              </li>
            )}
            {payment.provider_id !== null && <li>{t('payments.provider', { id: payment.provider_id })}</li>}
            {payment.expires_at !== null && payment.finished_at === null && (
              <li>{t('payments.expires', { time: formatInstant(language, payment.expires_at) })}</li>
            )}
            {payment.finished_at !== null && (
              <li>{t(payment.is_settled ? 'payments.settled' : 'payments.unsettled')}</li>
            )}
            {payment.released_by !== null && <li>{t('payments.releasedBy', { name: payment.released_by })}</li>}
          </ul>
        </PeopleCard>
      </div>
      {isClosing && <CloseFlagDialog id={id} onClose={() => setIsClosing(false)} />}
      {isReleasing && (
        <ReasonDialog
          act="releasePayment"
          title={t('payments.releaseTitle')}
          hint={t('payments.releaseHint')}
          submit={t('payments.release')}
          successMessage={t('payments.released')}
          onClose={() => setIsReleasing(false)}
          onGo={(reason) => officeClient.call(releasePayment, { params: { id }, body: { reason } })}
        />
      )}
    </>
  );
};
