import type { z } from 'zod';
import type { getOfficeRestrictedList } from '@talloor/contracts/endpoints/officeRestrictedLists.ts';
import { ShowBase, useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import '../content/ContentForm.css';
import '../content/ContentTable.css';
import { useMayEdit } from '../data/useMayEdit.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordMissing } from '../layout/RecordMissing.tsx';
import { ListHistory } from './ListHistory.tsx';
import { ManagerNames } from './ManagerNames.tsx';
import { ManagersForm } from './ManagersForm.tsx';

type Whole = z.output<(typeof getOfficeRestrictedList)['response']>;
export type RestrictedList = Omit<Whole, 'users' | 'history'> & Partial<Pick<Whole, 'users' | 'history'>>;

export const RestrictedListPage = () => (
  <ShowBase resource="restrictedLists" queryOptions={{ retry: false, onError: () => undefined }}>
    <Page />
  </ShowBase>
);

const Page = () => {
  const { t } = useOfficeText();
  const mayEdit = useMayEdit('manage_customers');
  const { record, error, refetch } = useShowContext<RestrictedList>();
  if (error && !record)
    return (
      <RecordMissing
        error={error}
        notFound={t('restrictedLists.notFound')}
        list={{ to: '/restrictedLists', label: t('restrictedLists.toList') }}
        onRetry={() => void refetch()}
      />
    );
  if (!record) return <span className="office-skeleton">{'\u00a0'}</span>;
  const { id, name, customer_name, managers, number_of_products, users, history } = record;
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/restrictedLists">{t('restrictedLists.title')}</Link>
      </nav>
      <div className="office-head">
        <OfficeHeading title={customer_name} />
        <span>
          <span>{id}</span> · <span>{name}</span> ·{' '}
          <span>{t('restrictedLists.allows', { count: number_of_products })}</span>
        </span>
      </div>
      <h2 className="content-part">{t('restrictedLists.managers')}</h2>
      <div className="office-card content-fields stack gap-20">
        <p>{t('restrictedLists.managersHint')}</p>
        {users === undefined || mayEdit === null ? (
          <span className="office-skeleton">{'\u00a0'}</span>
        ) : mayEdit ? (
          <ManagersForm key={managers.map((manager) => manager.id).join()} list={record} users={users} />
        ) : (
          <p>
            <ManagerNames managers={managers} />
          </p>
        )}
      </div>
      <h2 className="content-part">{t('restrictedLists.history')}</h2>
      {history === undefined ? <span className="office-skeleton">{'\u00a0'}</span> : <ListHistory events={history} />}
    </>
  );
};
