import { type OfficeUser, unlockUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonDialog } from '../people/ReasonDialog.tsx';
import { userName } from './userName.ts';

type UnlockDialogProps = { readonly user: OfficeUser; readonly onClose: () => void };

export const UnlockDialog = ({ user, onClose }: UnlockDialogProps) => {
  const { t } = useOfficeText();
  const name = userName(user, t);
  return (
    <ReasonDialog
      act="unlockUser"
      title={t('users.unlockTitle', { name })}
      hint={t('users.unlockHint')}
      submit={t('users.unlock')}
      successMessage={t('users.unlocked', { name })}
      onClose={onClose}
      onGo={(reason) => officeClient.call(unlockUser, { params: { id: user.id }, body: { reason } })}
    />
  );
};
