import { useState } from 'react';
import type { OfficeUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { changeUserRoles } from '@talloor/contracts/endpoints/officeRoles.ts';
import { isOfficeRole, type OfficeRole } from '@talloor/rules/account/officeRights.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonDialog } from '../people/ReasonDialog.tsx';
import { RolesChoice } from './RolesChoice.tsx';
import { userName } from './userName.ts';

type RolesDialogProps = { readonly user: OfficeUser; readonly onClose: () => void };

export const RolesDialog = ({ user, onClose }: RolesDialogProps) => {
  const { t } = useOfficeText();
  const [roles, setRoles] = useState<readonly OfficeRole[]>(user.roles.filter(isOfficeRole));
  const name = userName(user, t);
  return (
    <ReasonDialog
      act="changeRoles"
      title={t('roles.giveTo', { name })}
      hint={t('roles.giveHint', { name })}
      submit={t('roles.give')}
      successMessage={t('roles.given', { name })}
      isIncomplete={roles.length === 0}
      onClose={onClose}
      onGo={(reason) =>
        officeClient.call(changeUserRoles, { params: { id: user.id }, body: { roles: [...roles], reason } })
      }
    >
      <RolesChoice roles={roles} onChoose={setRoles} isMissing={roles.length === 0} />
    </ReasonDialog>
  );
};
