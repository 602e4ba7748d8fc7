import Button from '@mui/material/Button';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import type { DocumentRequestView, DocumentState } from '@talloor/contracts/endpoints/documents.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../components/StateChip.tsx';
import { isUnderWay } from '../../documents/useDocumentRequests.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { MissingDocuments } from './MissingDocuments.tsx';

const chips = {
  waiting: 'paused',
  working: 'open',
  ready: 'done',
  expired: 'removed',
  failed: 'blocked',
} as const satisfies Record<DocumentState, string>;

const megabyte = 1_000_000;

export function DocumentRow({ request }: { request: DocumentRequestView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, type, state, from, to, numbers, documents, bytes, missing, failure } = request;
  const day = (text: string) => formatDate(language, epochOfDay(text));
  const range =
    from !== null && to !== null
      ? t('documents.period', { from: day(from), to: day(to) })
      : t('documents.chosen', { count: numbers?.length ?? 0 });
  const what = `${t(`documents.types.${type}`)}, ${range}`;
  const size = `${formatNumber(language, Math.max(0.1, Math.round((bytes ?? 0) / (megabyte / 10)) / 10))} MB`;
  return (
    <li className="pad-12-16 stack gap-8">
      <div className="cluster apart gap-12">
        <b>{what}</b>
        <StateChip state={chips[state]}>{t(`documents.states.${state}`)}</StateChip>
      </div>
      <p className="facts">
        <span>{t('documents.asked', { day: formatDate(language, request.requested_at) })}</span>
        {isUnderWay(request) && <span>{t('documents.promised', { day: day(request.promised_on) })}</span>}
        {documents !== null && <span>{t('documents.count', { count: documents, size })}</span>}
        {state === 'ready' && request.expires_at !== null && (
          <span>{t('documents.until', { day: formatDate(language, request.expires_at) })}</span>
        )}
        {request.extra_recipient !== null && <span>{t('documents.alsoTo', { email: request.extra_recipient })}</span>}
      </p>
      {isUnderWay(request) && (
        <progress max={100} value={request.progress} aria-label={t('documents.progress', { what })} />
      )}
      {state === 'expired' && <p className="muted">{t('documents.expiredText')}</p>}
      {failure !== null && <p className="muted">{t(`documents.failures.${failure}`)}</p>}
      {missing.length > 0 && <MissingDocuments missing={missing} />}
      {state === 'ready' && (
        <div>
          <Button
            component="a"
            href={`/${language}/documents/${id}/zip`}
            download
            variant="outlined"
            startIcon={<DownloadSimpleIcon size={18} />}
            aria-label={t('documents.downloadName', { what })}
          >
            <span>{t('documents.download')}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
