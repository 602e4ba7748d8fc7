import { Link } from 'react-router-dom';
import type { DocumentState } from '@talloor/contracts/endpoints/documents.ts';
import type { OfficeDocumentRow } from '@talloor/contracts/endpoints/officeDocuments.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDate, formatTime } from '@talloor/rules/format/dates.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { StateTag, type TagLook } from '../layout/StateTag.tsx';

const looks = {
  waiting: 'open',
  working: 'open',
  ready: 'good',
  expired: 'over',
  failed: 'bad',
} as const satisfies Record<DocumentState, TagLook>;

type DocumentContentProps = {
  readonly row: OfficeDocumentRow;
  readonly headingId?: string;
  readonly to?: string;
  readonly mostNamed: number;
};

export const DocumentContent = ({ row, headingId, to, mostNamed }: DocumentContentProps) => {
  const { t, language } = useOfficeText();
  const day = (text: string | null) => (text === null ? '' : formatDate(language, epochOfDay(text)));
  const seconds = Math.floor(Date.parse(row.requested_at) / 1000);
  const time = `${formatDate(language, seconds)} ${formatTime(language, seconds)}`;
  const range =
    row.from === null
      ? t('documents.chosen', { count: row.numbers?.length ?? 0 })
      : t('documents.period', { from: day(row.from), to: day(row.to) });
  const names = row.missing
    .slice(0, mostNamed)
    .map(({ what, number, from, to: until }) =>
      what === 'period'
        ? t('documents.period', { from: day(from), to: day(until) })
        : what === 'e_invoice'
          ? t('documents.eInvoice', { number: number ?? '' })
          : (number ?? ''),
    );
  const more = row.missing.length - mostNamed;
  const title = `${t(`documents.types.${row.type}`)} ${range}`;
  return (
    <>
      <header>
        <div>
          <h2 id={headingId}>{to === undefined ? title : <Link to={to}>{title}</Link>}</h2>
          <small className="breaks">
            {t('documents.askedBy', {
              time,
              name: row.requested_by ?? t('documents.erased'),
              customers: row.customer_numbers.join(', '),
            })}
          </small>
        </div>
        <StateTag look={looks[row.state]}>{t(`documents.states.${row.state}`)}</StateTag>
      </header>
      <p className="request-said breaks">
        <span>{t('documents.promised', { day: day(row.promised_on) })}</span>
        {row.documents !== null && <span>{` · ${t('documents.count', { count: row.documents })}`}</span>}
        {row.failure !== null && <span>{` · ${t(`documents.failures.${row.failure}`)}`}</span>}
        {row.comment && (
          <>
            <br />
            <span>{row.comment}</span>
          </>
        )}
        {names.length > 0 && (
          <>
            <br />
            <b>{t('documents.missing', { list: [...names, ...(more > 0 ? [`+ ${more}`] : [])].join(', ') })}</b>
          </>
        )}
      </p>
    </>
  );
};
