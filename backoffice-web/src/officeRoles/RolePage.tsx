import { ShowBase, useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import type { getOfficeRole } from '@talloor/contracts/endpoints/officeRoles.ts';
import '../content/ContentForm.css';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordMissing } from '../layout/RecordMissing.tsx';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { PeopleHistory } from '../people/PeopleHistory.tsx';
import { RightsForm } from './RightsForm.tsx';

type Whole = z.output<(typeof getOfficeRole)['response']>;
/** A row from the list lacks the history. */
type ShownRole = Omit<Whole, 'history'> & Partial<Pick<Whole, 'history'>>;

export const RolePage = () => (
  <ShowBase resource="officeRoles" queryOptions={{ retry: false, onError: () => undefined }}>
    <Page />
  </ShowBase>
);

const Page = () => {
  const { t } = useOfficeText();
  const { record: role, error, refetch } = useShowContext<ShownRole>();
  if (error && !role)
    return (
      <RecordMissing
        error={error}
        notFound={t('roles.notFound')}
        list={{ to: '/officeRoles', label: t('roles.toList') }}
        onRetry={() => void refetch()}
      />
    );
  if (!role) return <span className="office-skeleton">{'\u00a0'}</span>;
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/officeRoles">{t('roles.title')}</Link>
      </nav>
      <div className="office-head">
        <OfficeHeading title={t(`role.${role.id}`)} />
      </div>
      <div className="people-columns stack gap-16">
        <PeopleCard id="role-rights" title={t('roles.rights')}>
          <RightsForm key={role.rights.join()} role={role} />
        </PeopleCard>
        <PeopleCard id="role-history" title={t('people.history')}>
          {role.history === undefined ? (
            <span className="office-skeleton">{'\u00a0'}</span>
          ) : (
            <PeopleHistory events={role.history} />
          )}
        </PeopleCard>
      </div>
    </>
  );
};
