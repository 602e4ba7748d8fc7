import { useState } from 'react';
import type { OfficeInvoice } from '@talloor/contracts/endpoints/officeInvoices.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { AnswerDisputeDialog } from './AnswerDisputeDialog.tsx';

type OfficeDispute = OfficeInvoice['disputes'][number];
type InvoiceDisputesProps = { readonly invoice: OfficeInvoice; readonly mayEdit: boolean };

export const InvoiceDisputes = ({ invoice, mayEdit }: InvoiceDisputesProps) => {
  const { t } = useOfficeText();
  const [openDispute, setOpenDispute] = useState<OfficeDispute | null>(null);
  return (
    <PeopleCard id="invoice-disputes" title={t('invoices.disputes')}>
      {invoice.disputes.length === 0 ? (
        <p className="people-empty">{t('invoices.noDisputes')}</p>
      ) : (
        <ul className="invoice-entries">
          {invoice.disputes.map((dispute) => (
            <li key={dispute.dispute_id}>
              <DisputeText dispute={dispute} />
              {mayEdit && dispute.outcome === null && (
                <button type="button" className="office-primary" onClick={() => setOpenDispute(dispute)}>
                  {t('invoices.answer')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {openDispute && (
        <AnswerDisputeDialog number={invoice.id} dispute={openDispute} onClose={() => setOpenDispute(null)} />
      )}
    </PeopleCard>
  );
};

const DisputeText = ({ dispute }: { readonly dispute: OfficeDispute }) => {
  const { t, language } = useOfficeText();
  const { lines, comment, answer, answered_at: answeredAt, outcome } = dispute;
  return (
    <>
      <p>
        <b>{t(`invoices.reasons.${dispute.reason}`)}</b>
        {', '}
        <span>{lines.length === 0 ? t('invoices.whole') : t('invoices.ofLines', { lines: lines.join(', ') })}</span>
      </p>
      <small className="as-block">
        {t('invoices.disputedBy', {
          time: formatInstant(language, dispute.disputed_at),
          name: dispute.disputed_by ?? t('invoices.erased'),
        })}
      </small>
      {comment !== null && comment !== '' && <q className="as-block breaks">{comment}</q>}
      {answeredAt !== null && outcome !== null && (
        <>
          <p>
            <b>{t(`invoices.outcomes.${outcome}`)}</b>
            {answer !== null && <span>{`: ${answer}`}</span>}
          </p>
          <small className="as-block">
            {t('invoices.answeredBy', {
              name: dispute.answered_by ?? t('invoices.erased'),
              time: formatInstant(language, answeredAt),
            })}
          </small>
        </>
      )}
    </>
  );
};
