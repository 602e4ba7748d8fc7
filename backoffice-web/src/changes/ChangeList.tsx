import type { z } from 'zod';
import type { listCatalogueChanges } from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import '../content/ContentTable.css';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { ListState } from '../layout/ListState.tsx';
import { Differences } from './Differences.tsx';
import { subjectKey } from './subjectKey.ts';

type Change = z.output<(typeof listCatalogueChanges)['response']>[number];

export const ChangeList = ({ batch, children }: { batch?: string; children?: React.ReactNode }) => (
  <ListBase
    resource="catalogueChanges"
    sort={{ field: 'id', order: 'DESC' }}
    perPage={25}
    {...(batch !== undefined && { filter: { batch }, disableSyncWithLocation: true })}
  >
    {children}
    <Table isOfBatch={batch !== undefined} />
  </ListBase>
);

const Table = ({ isOfBatch }: { isOfBatch: boolean }) => {
  const { t, language } = useOfficeText();
  const { data } = useListContext<Change>();
  return (
    <ListState empty={t('changes.empty')}>
      <table>
        <caption className="sr-only">{t('changes.about')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('changes.key')}</th>
            <th scope="col">{t('changes.difference')}</th>
            <th scope="col">{t('changes.when')}</th>
            <th scope="col">{t('changes.who')}</th>
            {!isOfBatch && <th scope="col">{t('changes.batch')}</th>}
          </tr>
        </thead>
        <tbody>
          {data?.map((change) => {
            const labelKey = subjectKey(change.subject);
            return (
              <tr key={change.id}>
                <th scope="row">
                  <span>{labelKey === null ? change.subject : t(labelKey)}</span> <small>{change.key}</small>
                </th>
                <td data-label={t('changes.difference')}>
                  <Differences before={change.before} after={change.after} />
                </td>
                <td data-label={t('changes.when')}>{formatInstant(language, change.changed_at)}</td>
                <td data-label={t('changes.who')}>
                  {/^\d+$/.test(change.changed_by) ? t('changes.user', { id: change.changed_by }) : change.changed_by}
                </td>
                {!isOfBatch && (
                  <td data-label={t('changes.batch')}>
                    {change.batch !== null && (
                      <Link to={`/imports/${encodeURIComponent(change.batch)}/show`}>{change.batch}</Link>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ListState>
  );
};
