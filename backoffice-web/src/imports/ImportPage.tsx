import type { z } from 'zod';
import type { getOfficeImport } from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { ShowBase, useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ChangeList } from '../changes/ChangeList.tsx';
import '../content/ContentForm.css';
import '../content/ContentTable.css';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordMissing } from '../layout/RecordMissing.tsx';

type Whole = z.output<(typeof getOfficeImport)['response']>;
/** The list's rows lack errors. */
type Import = Omit<Whole, 'errors'> & Partial<Pick<Whole, 'errors'>>;

export const ImportPage = () => (
  <ShowBase resource="imports" queryOptions={{ retry: false, onError: () => undefined }}>
    <Page />
  </ShowBase>
);

const counts = ['lines', 'created', 'changed', 'unchanged', 'rejected'] as const;

const Page = () => {
  const { t, language } = useOfficeText();
  const { record, error, refetch } = useShowContext<Import>();
  if (error && !record)
    return (
      <RecordMissing
        error={error}
        notFound={t('imports.notFound')}
        list={{ to: '/imports', label: t('imports.toList') }}
        onRetry={() => void refetch()}
      />
    );
  if (!record) return <span className="office-skeleton">{'\u00a0'}</span>;
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/imports">{t('imports.title')}</Link>
      </nav>
      <div className="office-head">
        <OfficeHeading title={record.batch}>
          {record.dry_run && <span className="state state-plain">{t('imports.dryRun')}</span>}
        </OfficeHeading>
        <span>
          <span>{t(`imports.subjects.${record.subject}`)}</span> ·{' '}
          <span>{formatInstant(language, record.imported_at)}</span> · <span>{record.imported_by}</span> ·{' '}
          <span>{record.source}</span>
        </span>
      </div>
      <div className="office-card content-fields stack gap-20">
        <dl className="content-facts">
          {counts.map((count) => (
            <div className="flex apart gap-12 line-below" key={count}>
              <dt className="muted">{t(`imports.${count}`)}</dt>
              <dd className="to-right">{record[count]}</dd>
            </div>
          ))}
        </dl>
        <p className="breaks">
          <span>{t('imports.hash')}</span>: <code className="small">{record.file_hash}</code>
        </p>
      </div>
      <h2 className="content-part">{t('imports.errors')}</h2>
      {record.errors === undefined ? (
        <span className="office-skeleton">{'\u00a0'}</span>
      ) : record.errors.length === 0 ? (
        <p>{t('imports.errorsNone')}</p>
      ) : (
        <>
          {record.rejected > record.errors.length && (
            <p>{t('imports.errorsFirst', { count: record.errors.length, total: record.rejected })}</p>
          )}
          <div className="office-card content-table is-plain">
            <table>
              <caption className="sr-only">{t('imports.errors')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('imports.line')}</th>
                  <th scope="col">{t('imports.field')}</th>
                  <th scope="col">{t('imports.reason')}</th>
                </tr>
              </thead>
              <tbody>
                {record.errors.map((refusal, place) => (
                  <tr key={`${refusal.line} ${refusal.field} ${place}`}>
                    <th scope="row">{refusal.line}</th>
                    <td data-label={t('imports.field')}>{refusal.field}</td>
                    <td data-label={t('imports.reason')}>
                      <span>{refusal.message}</span> <small>{refusal.code}</small>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <h2 className="content-part">{t('imports.changesOf')}</h2>
      <ChangeList batch={record.batch} />
    </>
  );
};
