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
import { useMayEdit } from '../content/useMayEdit.ts';
import { ReportFacts } from '../deliveryReports/ReportFacts.tsx';
import { reportOf, rowsIn } from '../deliveryReports/rawReport.ts';
import { ReportLines } from '../deliveryReports/ReportLines.tsx';
import { useReportWords } from '../deliveryReports/useReportWords.ts';
import { placeInWords, wrongInWords } from '../deliveryReports/wrongInWords.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText, type OfficeTextKey } from '../i18n/useOfficeText.ts';
import { spokenInstant } from '../layout/instant.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { problemInWords } from '../layout/problemInWords.ts';
import { RecordPage } from '../layout/RecordPage.tsx';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { ReasonDialog } from '../people/ReasonDialog.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import './parkedDeliveries.css';

const isWhole = (found: Partial<ParkedDeliveryView>): found is ParkedDeliveryView => found.acts !== undefined;

/** Content, reason and acts of a parked report. */
export const ParkedPage = () => {
  const { t } = useOfficeText();
  return (
    <RecordPage<ParkedDeliveryView>
      resource="parkedDeliveries"
      isWhole={isWhole}
      notFound={t('parked.notFound')}
      list={{ to: '/parkedDeliveries', label: t('parked.toList') }}
    >
      {(found) => <Whole found={found} />}
    </RecordPage>
  );
};

const Whole = ({ found }: { readonly found: ParkedDeliveryView }) => {
  const { t, language } = useOfficeText();
  const { kindOf, whyOf } = useReportWords();
  const mayEdit = useMayEdit() === true;
  const notify = useNotify();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<'correct' | 'discard' | null>(null);
  const { id, order_number: order } = found;
  const why = whyOf(found);
  const report = reportOf(found.message);
  const lines = rowsIn(report, 'lines');
  const close = () => setAsked(null);
  const retry = async () => {
    try {
      const { outcome, code } = await officeClient.call(retryParkedDelivery, { params: { id } });
      if (outcome === 'waiting')
        notify(t('parked.retryWaits', { why: whyOf({ code: code ?? '', parameters: {} }).title }), { type: 'warning' });
      else notify(t('parked.retryDone'), { type: 'success' });
    } catch (failure) {
      notify(problemInWords(failure), { type: 'error' });
    }
    refresh();
  };
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/parkedDeliveries">{t('parked.title')}</Link> / {found.message_id}
      </nav>
      <div className="office-head">
        <OfficeHeading title={`${kindOf(found.kind)} ${found.delivery_number ?? ''}`.trim()}>
          <span className="state state-plain">{t(`parked.status.${found.status}`)}</span>
        </OfficeHeading>
        {order !== null && <Link to={`/orders/${order}/show`}>{t('console.title', { number: order })}</Link>}
      </div>
      <div className="parked-page stack gap-16">
        <PeopleCard id="parked-why" title={t('parked.why')}>
          <p>
            <b>{why.title}.</b> {why.detail}
          </p>
          {found.issues.map(({ path, message }) => (
            <p key={`${path} ${message}`} title={`${path} ${message}`}>
              {t('reports.isWrong', { place: placeInWords(path, t), wanted: wrongInWords(path, t) })}
            </p>
          ))}
          <p>
            {t('parked.since', {
              time: spokenInstant(language, found.parked_at),
              tried: spokenInstant(language, found.tried_at),
              tries: found.tries,
            })}
          </p>
          {mayEdit && found.status === 'waiting' && (
            <fieldset className="parked-add wraps gap-8" aria-label={t('parked.acts')}>
              <button type="button" className="office-button" onClick={() => void retry()}>
                {t('parked.retry')}
              </button>
              <button type="button" className="office-primary" onClick={() => setAsked('correct')}>
                {t('parked.correct')}
              </button>
              <button type="button" className="office-button" onClick={() => setAsked('discard')}>
                {t('parked.discard')}
              </button>
            </fieldset>
          )}
        </PeopleCard>
        {asked === 'correct' && <CorrectForm key={id} found={found} onClose={close} />}
        <PeopleCard id="parked-came" title={t('parked.came')}>
          <ReportFacts report={report} />
          {lines.length > 0 && <ReportLines lines={lines} ordered={found.lines} />}
          <Raw title={t('parked.raw')} value={found.message} />
          {found.correction !== null && <Raw title={t('parked.corrected')} value={found.correction} />}
        </PeopleCard>
        <PeopleCard id="parked-history" title={t('parked.history')}>
          {found.acts.length === 0 && <p className="people-empty">{t('parked.historyNone')}</p>}
          {found.acts.map((act) => (
            <p key={`${act.acted_at} ${act.act}`}>
              <b>{t(`parked.act.${act.act}`)}</b>, {spokenInstant(language, act.acted_at)},{' '}
              {act.acted_by || t('parked.somebody')}
              {act.reason !== null && `, ${t(`reasons.${act.reason}` as OfficeTextKey)}`}
              {': '}
              {act.outcome.includes('.')
                ? whyOf({ code: act.outcome, parameters: {} }).title
                : t(`parked.outcome.${act.outcome}` as OfficeTextKey)}
            </p>
          ))}
        </PeopleCard>
      </div>
      {asked === 'discard' && (
        <ReasonDialog
          act="discardReport"
          title={t('parked.discardTitle', { name: found.message_id })}
          hint={t('parked.discardHint')}
          submit={t('parked.discard')}
          done={t('parked.discardDone')}
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
