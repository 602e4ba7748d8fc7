import type { InvoiceView } from '@talloor/contracts/endpoints/invoices.ts';
import { useTranslation } from 'react-i18next';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { StateChip } from '../../components/StateChip.tsx';

export function InvoiceDisputes({ disputes }: Pick<InvoiceView, 'disputes'>) {
  const { t } = useTranslation();
  const pastDay = usePastDay();
  if (disputes.length === 0) return null;
  return (
    <section className="card padded" aria-labelledby="disputes">
      <h2 id="disputes">{t('invoice.disputes')}</h2>
      <ul className="above-8 stack gap-16">
        {disputes.map((dispute) => (
          <li key={dispute.dispute_id}>
            <div className="cluster gap-8">
              <b>{t(`invoice.reason.${dispute.reason}`)}</b>
              <StateChip state={dispute.outcome === null ? 'open' : 'done'}>
                {dispute.outcome === null ? t('invoice.waits') : t(`invoice.outcome.${dispute.outcome}`)}
              </StateChip>
            </div>
            <p className="facts">
              <span>
                {dispute.disputed_by === null
                  ? t('invoice.disputedOnUnnamed', { day: pastDay(dispute.disputed_at) })
                  : t('invoice.disputedOn', { day: pastDay(dispute.disputed_at), name: dispute.disputed_by })}
              </span>
              <span>
                {dispute.lines.length === 0
                  ? t('invoice.disputeWhole')
                  : dispute.lines.map((line) => t('invoice.ofLine', { line })).join(', ')}
              </span>
            </p>
            {dispute.comment !== null && dispute.comment !== '' && <p>{dispute.comment}</p>}
            {dispute.answered_at !== null && dispute.answer !== null && (
              <p className="above-6">
                <small className="as-block muted">{t('invoice.answered', { day: pastDay(dispute.answered_at) })}</small>
                <span>{dispute.answer}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
