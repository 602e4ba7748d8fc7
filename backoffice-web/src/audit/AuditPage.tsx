import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { exportAuditRows, listAuditRows } from '@talloor/contracts/endpoints/officeAudit.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { AuditForm } from './AuditForm.tsx';
import { type AuditFilter, queryOf, readAuditFilter } from './auditFilter.ts';
import { AuditTable } from './AuditTable.tsx';

export const AuditPage = () => {
  const { t, language } = useOfficeText();
  const [parameters, setParameters] = useSearchParams();
  const filter = readAuditFilter(parameters);
  const { question } = filter;
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['audit', 'rows', filter, language],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      officeClient.call(
        listAuditRows,
        { params: { question }, query: { ...queryOf(filter), ...(pageParam !== '' && { after: pageParam }) } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const [first] = data?.pages ?? [];
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const period = first ? { from: first.from, to: first.to } : {};
  const fileOf = (format: 'xlsx' | 'csv') =>
    officeClient.urlOf(exportAuditRows, { params: { question }, query: { ...queryOf(filter), ...period, format } });
  const onFilter = (next: AuditFilter) => setParameters({ question: next.question, ...queryOf(next) });
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('audit.title')} />
        <div className="flex gap-8">
          <a className="inline office-button" href={fileOf('xlsx')} download>
            {t('audit.exportXlsx')}
          </a>
          <a className="inline office-button" href={fileOf('csv')} download>
            {t('audit.exportCsv')}
          </a>
        </div>
      </div>
      <AuditForm key={first ? 'dated' : 'asked'} filter={{ ...filter, ...period }} onFilter={onFilter} />
      {isError && (
        <div className="office-block" role="alert">
          <p>{t('audit.failed')}</p>
          <button type="button" className="office-button" onClick={() => void refetch()}>
            {t('audit.retry')}
          </button>
        </div>
      )}
      <output className="as-block below-12">{first && totalOf(first.total, t)}</output>
      {first?.total === null && <p className="muted">{t('audit.fileLimit')}</p>}
      {first && rows.length === 0 && <p className="muted office-empty">{t('audit.none')}</p>}
      {rows.length > 0 && <AuditTable rows={rows} caption={t(`audit.questions.${question}`)} />}
      {hasNextPage && (
        <button
          type="button"
          className="office-button"
          aria-disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('audit.more')}
        </button>
      )}
    </>
  );
};

function totalOf(total: number | null, t: ReturnType<typeof useOfficeText>['t']): string {
  if (total === null) return t('audit.totalMore');
  return total === 1 ? t('audit.totalOne') : t('audit.total', { count: total });
}
