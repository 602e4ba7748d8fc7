import { UserGearIcon } from '@phosphor-icons/react/dist/csr/UserGear';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import type { OfficeUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { useMayEdit } from '../data/useMayEdit.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { RolesDialog } from './RolesDialog.tsx';

export const UserRoles = ({ user }: { readonly user: OfficeUser }) => {
  const { t } = useOfficeText();
  const [isGiving, setGiving] = useState(false);
  const mayGive = useMayEdit('give_roles');
  const { identity } = useGetIdentity();
  const isOwn = String(identity?.id) === user.id;
  return (
    <PeopleCard
      id="user-roles"
      title={t('users.roles')}
      aside={
        mayGive &&
        !isOwn &&
        user.status !== 'cancelled' && (
          <button type="button" className="office-button people-plain" onClick={() => setGiving(true)}>
            <UserGearIcon size="1.125rem" aria-hidden />
            <span>{t('roles.give')}</span>
          </button>
        )
      }
    >
      <ul className="pad-16">
        {user.roles.map((role) => (
          <li key={role}>{role === 'customer' ? t('users.customerRole') : t(`role.${role}`)}</li>
        ))}
      </ul>
      {isGiving && <RolesDialog user={user} onClose={() => setGiving(false)} />}
    </PeopleCard>
  );
};
