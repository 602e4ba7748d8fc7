import type { z } from 'zod';
import type { listImports } from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import '../content/ContentTable.css';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { spokenInstant } from '../layout/instant.ts';
import { ListState } from '../layout/ListState.tsx';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';

type Import = z.output<(typeof listImports)['response']>[number];

/** Batches of the ERP or of files, the newest first. */
export const ImportList = () => (
  <ListBase resource="imports" sort={{ field: 'imported_at', order: 'DESC' }} perPage={25}>
    <Page />
  </ListBase>
);

const counts = ['lines', 'created', 'changed', 'unchanged', 'rejected'] as const;

const Page = () => {
  const { t, language } = useOfficeText();
  const { data, total } = useListContext<Import>();
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('imports.title')}>
          {total !== undefined && <span className="office-count">{total}</span>}
        </OfficeHeading>
      </div>
      <ListState empty={t('imports.empty')}>
        <table>
          <caption className="visually-hidden">{t('imports.about')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('imports.batch')}</th>
              <th scope="col">{t('imports.subject')}</th>
              <th scope="col">{t('imports.importedAt')}</th>
              <th scope="col">{t('imports.importedBy')}</th>
              {counts.map((count) => (
                <th key={count} scope="col" className="num">
                  {t(`imports.${count}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.map((batch) => (
              <tr key={batch.id}>
                <th scope="row">
                  <Link to={`/imports/${encodeURIComponent(batch.id)}/show`}>{batch.batch}</Link>{' '}
                  {batch.dry_run && <span className="state state-plain">{t('imports.dryRun')}</span>}
                  <small className="content-subtitle">{batch.file_hash.slice(0, 12)}</small>
                </th>
                <td data-label={t('imports.subject')}>{t(`imports.subjects.${batch.subject}`)}</td>
                <td data-label={t('imports.importedAt')}>{spokenInstant(language, batch.imported_at)}</td>
                <td data-label={t('imports.importedBy')}>
                  {batch.imported_by} <small>{batch.source}</small>
                </td>
                {counts.map((count) => (
                  <td key={count} className="num" data-label={t(`imports.${count}`)}>
                    {batch[count]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ListState>
    </>
  );
};
