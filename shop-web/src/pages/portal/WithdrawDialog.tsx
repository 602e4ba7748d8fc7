import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import '../../lists/DeleteListDialog.css';
import { keepFocus } from '../../shell/keepFocus.ts';
import { invitedName, type Invitation, type InvitationsModel } from './useInvitations.ts';

type WithdrawDialogProps = {
  readonly invitation: Invitation;
  readonly model: InvitationsModel;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function WithdrawDialog({ invitation, model, isOpen, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const titleId = `withdraw-${invitation.invitation_id}`;
  const confirm = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const isDone = await model.withdraw(invitation);
    setIsBusy(false);
    onClose();
    if (isDone) keepFocus(() => undefined);
  };
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogHead
        id={titleId}
        title={t('invitation.portal.withdrawTitle', { name: invitedName(invitation) })}
        onClose={onClose}
      />
      <p className="list-question">{t('invitation.portal.withdrawText')}</p>
      <footer className="list-answers">
        <Button variant="outlined" onClick={onClose}>
          {t('invitation.portal.keep')}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void confirm()}>
          {t('invitation.portal.withdrawConfirm')}
        </Button>
      </footer>
    </Dialog>
  );
}
