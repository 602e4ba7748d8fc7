import { ShowBase, useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import type { getOfficeUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import '../content/ContentForm.css';
import { useMayEdit } from '../data/useMayEdit.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordMissing } from '../layout/RecordMissing.tsx';
import { PeopleHistory } from '../people/PeopleHistory.tsx';
import { BlockedChip, ErasureChip, StandingChip } from '../people/StandingChip.tsx';
import { UserActs } from './UserActs.tsx';
import { UserRoles } from './UserRoles.tsx';
import { UserCustomers } from './UserCustomers.tsx';
import { userName } from './userName.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';

type Whole = z.output<(typeof getOfficeUser)['response']>;
/** A row from the list lacks the history. */
export type ShownUser = Omit<Whole, 'history'> & Partial<Pick<Whole, 'history'>>;

export const UserPage = () => (
  <ShowBase resource="users" queryOptions={{ retry: false, onError: () => undefined }}>
    <Page />
  </ShowBase>
);

const dayOf = (language: 'nl' | 'fr', instant: string) => formatDate(language, Math.floor(Date.parse(instant) / 1000));

const Page = () => {
  const { t, language } = useOfficeText();
  const mayEdit = useMayEdit('manage_customers');
  const { record: user, error, refetch } = useShowContext<ShownUser>();
  if (error && !user)
    return (
      <RecordMissing
        error={error}
        notFound={t('users.notFound')}
        list={{ to: '/users', label: t('users.toList') }}
        onRetry={() => void refetch()}
      />
    );
  if (!user) return <span className="office-skeleton">{'\u00a0'}</span>;
  const isOfShop = user.roles.includes('customer');
  const wantsErasure = user.erasure_requested_at !== null && user.username !== null;
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/users">{t('users.title')}</Link>
      </nav>
      <div className="office-head">
        <div>
          <OfficeHeading title={userName(user, t)}>
            <StandingChip status={user.status} />
            <BlockedChip until={user.blocked_until} />
            {wantsErasure && <ErasureChip />}
          </OfficeHeading>
          <p className="muted">
            {[
              user.username,
              ...user.roles.map((role) => (role === 'customer' ? t('users.customerRole') : t(`role.${role}`))),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {mayEdit ? <UserActs user={user} /> : mayEdit === false && <p>{t('people.noChange')}</p>}
      </div>
      {wantsErasure && user.erasure_requested_at !== null && (
        <p className="flex gap-8 pad-8-12 round-8 people-note">
          {t('users.erasureHint', { day: dayOf(language, user.erasure_requested_at), id: user.id })}
        </p>
      )}
      <div className="people-columns stack gap-16">
        <div className="stack gap-16 shrinks">
          {isOfShop ? <UserCustomers user={user} mayEdit={mayEdit === true} /> : <UserRoles user={user} />}
          <PeopleCard id="user-history" title={t('people.history')}>
            {user.history === undefined ? (
              <span className="office-skeleton">{'\u00a0'}</span>
            ) : (
              <PeopleHistory events={user.history} />
            )}
          </PeopleCard>
        </div>
        <PeopleCard id="user-details" title={t('users.details')}>
          <dl className="people-facts">
            <Fact name={t('users.number')} value={user.id} />
            <Fact name={t('users.username')} value={user.username} />
            <Fact name={t('users.email')} value={user.email} />
            <Fact name={t('users.phone')} value={user.phone} />
            <Fact name={t('customers.position')} value={user.position} />
            <Fact name={t('users.language')} value={t(`users.languages.${user.language}`)} />
            <Fact name={t('users.registered')} value={dayOf(language, user.registered_at)} />
          </dl>
        </PeopleCard>
      </div>
    </>
  );
};

const Fact = ({ name, value }: { readonly name: string; readonly value: string | null }) =>
  value === null ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
