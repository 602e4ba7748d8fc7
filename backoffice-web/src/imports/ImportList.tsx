import type { z } from 'zod';
import type { listImports } from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { ListPage } from '../layout/ListPage.tsx';

type Import = z.output<(typeof listImports)['response']>[number];

export const ImportList = () => (
  <ListBase resource="imports" sort={{ field: 'imported_at', order: 'DESC' }} perPage={25}>
    <Page />
  </ListBase>
);

const counts = ['lines', 'created', 'changed', 'unchanged', 'rejected'] as const;

const Page = () => {
  const { t, language } = useOfficeText();
  const { data } = useListContext<Import>();
  return (
    <ListPage
      title={t('imports.title')}
      about={t('imports.about')}
      empty={t('imports.empty')}
      heads={[
        { label: t('imports.batch') },
        { label: t('imports.subject') },
        { label: t('imports.importedAt') },
        { label: t('imports.importedBy') },
        ...counts.map((count) => ({ label: t(`imports.${count}`), isNumber: true })),
      ]}
    >
      {data?.map((batch) => (
        <tr key={batch.id}>
          <th scope="row">
            <Link to={`/imports/${encodeURIComponent(batch.id)}/show`}>{batch.batch}</Link>{' '}
            {batch.dry_run && <span className="state state-plain">{t('imports.dryRun')}</span>}
            <small className="content-subtitle">{batch.file_hash.slice(0, 12)}</small>
          </th>
          <td data-label={t('imports.subject')}>{t(`imports.subjects.${batch.subject}`)}</td>
          <td data-label={t('imports.importedAt')}>{formatInstant(language, batch.imported_at)}</td>
          <td data-label={t('imports.importedBy')}>
            <span>{batch.imported_by}</span> <small>{batch.source}</small>
          </td>
          {counts.map((count) => (
            <td key={count} className="num" data-label={t(`imports.${count}`)}>
              {batch[count]}
            </td>
          ))}
        </tr>
      ))}
    </ListPage>
  );
};
