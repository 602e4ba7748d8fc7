import { useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficeUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { useMayEdit } from '../data/useMayEdit.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ListPage } from '../layout/ListPage.tsx';
import { PeopleFilters } from '../people/PeopleFilters.tsx';
import { BlockedChip, ErasureChip, StandingChip } from '../people/StandingChip.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { userName } from './userName.ts';

export const UserList = () => (
  <ListBase resource="users" sort={{ field: 'name', order: 'ASC' }} perPage={25}>
    <Page />
  </ListBase>
);

const Page = () => {
  const { t } = useOfficeText();
  const { total, data } = useListContext<OfficeUser>();
  const mayInvite = useMayEdit('give_roles');
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <ListPage
        title={t('users.title')}
        about={t('users.about')}
        empty={t('users.empty')}
        className="people-list"
        action={
          mayInvite && (
            <button type="button" className="office-button office-save" onClick={() => setInviting(true)}>
              {t('users.inviteOffice')}
            </button>
          )
        }
        filters={
          <>
            <PeopleFilters
              label={t('users.searchLabel')}
              more={[
                { label: t('users.blockedOnly'), filter: { needs: 'unlock' } },
                { label: t('users.erasureOnly'), filter: { needs: 'erasure' } },
                { label: t('users.office'), filter: { role: 'office' } },
              ]}
            />
            <output className="sr-only">
              {total !== undefined && (total === 1 ? t('users.foundOne') : t('users.found', { count: total }))}
            </output>
          </>
        }
        heads={(['name', 'email', 'customers', 'roles', 'state'] as const).map((head) => ({
          label: t(`users.${head}`),
        }))}
      >
        {data?.map((user) => (
          <Row key={user.id} user={user} />
        ))}
      </ListPage>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
};

const Row = ({ user }: { readonly user: OfficeUser }) => {
  const { t } = useOfficeText();
  return (
    <tr>
      <th scope="row">
        <Link to={`/users/${user.id}/show`}>{userName(user, t)}</Link>
        {user.username !== null && <small className="content-subtitle">{user.username}</small>}
      </th>
      <td data-label={t('users.email')}>{user.email}</td>
      <td data-label={t('users.customers')}>
        {user.customers.map(({ customer_number, name }) => `${name} (${customer_number})`).join(', ')}
      </td>
      <td data-label={t('users.roles')}>
        {user.roles.map((role) => (role === 'customer' ? t('users.customerRole') : t(`role.${role}`))).join(', ')}
      </td>
      <td data-label={t('users.state')}>
        <span className="content-states wraps">
          <StandingChip status={user.status} />
          <BlockedChip until={user.blocked_until} />
          {user.erasure_requested_at !== null && user.username !== null && <ErasureChip />}
        </span>
      </td>
    </tr>
  );
};
