import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  discardParkedDelivery,
  type ParkedDeliveryView,
  retryParkedDelivery,
} from '@talloor/contracts/endpoints/officeDeliveries.ts';
import '../content/ContentForm.css';
import '../content/ContentTable.css';
import { useMayEdit } from '../data/useMayEdit.ts';
import { ReportFacts } from '../deliveryReports/ReportFacts.tsx';
import { reportOf, rowsIn } from '../deliveryReports/rawReport.ts';
import { InvoiceReportLines } from '../deliveryReports/InvoiceReportLines.tsx';
import { ReportLines } from '../deliveryReports/ReportLines.tsx';
import { useReportWords } from '../deliveryReports/useReportWords.ts';
import { placeInWords, wrongInWords } from '../deliveryReports/wrongInWords.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText, type OfficeTextKey } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { problemInWords } from '../layout/problemInWords.ts';
import { RecordPage } from '../layout/RecordPage.tsx';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { ReasonDialog } from '../people/ReasonDialog.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import './parkedDeliveries.css';

const isWhole = (parkedDelivery: Partial<ParkedDeliveryView>): parkedDelivery is ParkedDeliveryView =>
  parkedDelivery.acts !== undefined;

export const ParkedPage = () => {
  const { t } = useOfficeText();
  return (
    <RecordPage<ParkedDeliveryView>
      resource="parkedDeliveries"
      isWhole={isWhole}
      notFound={t('parked.notFound')}
      list={{ to: '/parkedDeliveries', label: t('parked.toList') }}
    >
      {(parkedDelivery) => <ParkedDeliveryDetails parkedDelivery={parkedDelivery} />}
    </RecordPage>
  );
};

const ParkedDeliveryDetails = ({ parkedDelivery }: { readonly parkedDelivery: ParkedDeliveryView }) => {
  const { t, language } = useOfficeText();
  const { kindOf, whyOf: reasonOf } = useReportWords();
  const mayEdit = useMayEdit('handle_deliveries') === true;
  const notify = useNotify();
  const refresh = useRefresh();
  const [openAct, setOpenAct] = useState<'correct' | 'discard' | null>(null);
  const { id, order_number: order } = parkedDelivery;
  const parkedReason = reasonOf(parkedDelivery);
  const report = reportOf(parkedDelivery.message);
  const lines = rowsIn(report, 'lines');
  const close = () => setOpenAct(null);
  const retry = async () => {
    try {
      const { outcome, code } = await officeClient.call(retryParkedDelivery, { params: { id } });
      if (outcome === 'waiting')
        notify(t('parked.retryWaits', { why: reasonOf({ code: code ?? '', parameters: {} }).title }), {
          type: 'warning',
        });
      else notify(t('parked.retryDone'), { type: 'success' });
    } catch (failure) {
      notify(problemInWords(failure), { type: 'error' });
    }
    refresh();
  };
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/parkedDeliveries">{t('parked.title')}</Link> / <span>{parkedDelivery.message_id}</span>
      </nav>
      <div className="office-head">
        <OfficeHeading
          title={`${kindOf(parkedDelivery.kind)} ${parkedDelivery.delivery_number ?? parkedDelivery.document_number ?? ''}`.trim()}
        >
          <span className="state state-plain">{t(`parked.status.${parkedDelivery.status}`)}</span>
        </OfficeHeading>
        {order !== null && <Link to={`/orders/${order}/show`}>{t('console.title', { number: order })}</Link>}
      </div>
      <div className="parked-page stack gap-16">
        <PeopleCard id="parked-why" title={t('parked.why')}>
          <p>
            <b>
              <span>{parkedReason.title}</span>.
            </b>{' '}
            <span>{parkedReason.detail}</span>
          </p>
          {parkedDelivery.issues.map(({ path, message }) => (
            <p key={`${path} ${message}`} title={`${path} ${message}`}>
              {t('reports.isWrong', { place: placeInWords(path, t), wanted: wrongInWords(path, t) })}
            </p>
          ))}
          <p>
            {t('parked.since', {
              time: formatInstant(language, parkedDelivery.parked_at),
              tried: formatInstant(language, parkedDelivery.tried_at),
              tries: parkedDelivery.tries,
            })}
          </p>
          {mayEdit && parkedDelivery.status === 'waiting' && (
            <fieldset className="no-border no-margin parked-add wraps gap-8" aria-label={t('parked.acts')}>
              <button type="button" className="office-button" onClick={() => void retry()}>
                {t('parked.retry')}
              </button>
              <button type="button" className="office-primary" onClick={() => setOpenAct('correct')}>
                {t('parked.correct')}
              </button>
              <button type="button" className="office-button" onClick={() => setOpenAct('discard')}>
                {t('parked.discard')}
              </button>
            </fieldset>
          )}
        </PeopleCard>
        {openAct === 'correct' && <CorrectForm key={id} parkedDelivery={parkedDelivery} onClose={close} />}
        <PeopleCard id="parked-came" title={t('parked.came')}>
          <ReportFacts report={report} />
          {parkedDelivery.subject === 'invoice' && lines.length > 0 && <InvoiceReportLines lines={lines} />}
          {parkedDelivery.subject === 'delivery' && lines.length > 0 && (
            <ReportLines lines={lines} orderLines={parkedDelivery.lines} />
          )}
          <Raw title={t('parked.raw')} value={parkedDelivery.message} />
          {parkedDelivery.correction !== null && (
            <Raw title={t('parked.corrected')} value={parkedDelivery.correction} />
          )}
        </PeopleCard>
        <PeopleCard id="parked-history" title={t('parked.history')}>
          {parkedDelivery.acts.length === 0 && <p className="people-empty">{t('parked.historyNone')}</p>}
          {parkedDelivery.acts.map((act) => (
            <p key={`${act.acted_at} ${act.act}`}>
              <b>{t(`parked.act.${act.act}`)}</b>, <span>{formatInstant(language, act.acted_at)}</span>,{' '}
              <span>{act.acted_by || t('parked.somebody')}</span>
              {act.reason !== null && <span>{`, ${t(`reasons.${act.reason}` as OfficeTextKey)}`}</span>}
              <span>{': '}</span>
              <span>
                {act.outcome.includes('.')
                  ? reasonOf({ code: act.outcome, parameters: {} }).title
                  : t(`parked.outcome.${act.outcome}` as OfficeTextKey)}
              </span>
            </p>
          ))}
        </PeopleCard>
      </div>
      {openAct === 'discard' && (
        <ReasonDialog
          act="discardReport"
          title={t('parked.discardTitle', { name: parkedDelivery.message_id })}
          hint={t('parked.discardHint')}
          submit={t('parked.discard')}
          successMessage={t('parked.discardDone')}
          isFinal
          onClose={close}
          onGo={(reason) => officeClient.call(discardParkedDelivery, { params: { id }, body: { reason } })}
        />
      )}
    </>
  );
};

const Raw = ({ title, value }: { readonly title: string; readonly value: unknown }) => (
  <details>
    <summary>{title}</summary>
    <pre>{JSON.stringify(value, null, 2)}</pre>
  </details>
);
