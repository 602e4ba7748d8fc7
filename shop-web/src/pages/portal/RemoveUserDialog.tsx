import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import { keepFocus } from '../../shell/keepFocus.ts';
import '../../lists/DeleteListDialog.css';
import { nameOf, type PortalUser, type PortalUsersModel } from './usePortalUsers.ts';

type RemoveUserDialogProps = {
  readonly user: PortalUser;
  readonly model: PortalUsersModel;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function RemoveUserDialog({ user, model, isOpen, onClose }: RemoveUserDialogProps) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const titleId = `remove-user-${user.user_id}`;
  const confirm = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const isDone = await model.remove(user);
    setIsBusy(false);
    if (!isDone) return;
    onClose();
    keepFocus(() => undefined);
  };
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogHead id={titleId} title={t('portal.removeTitle', { name: nameOf(user) })} onClose={onClose} />
      <p className="list-question">{t('portal.removeText')}</p>
      <footer className="list-answers">
        <Button variant="outlined" onClick={onClose}>
          {t('portal.keep')}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void confirm()}>
          {t('portal.removeConfirm')}
        </Button>
      </footer>
    </Dialog>
  );
}
