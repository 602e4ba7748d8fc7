import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import '../../lists/DeleteListDialog.css';
import { focusHeading } from '../../shell/focusHeading.ts';
import type { ApprovalModel } from './useApproval.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { lengthOf } from '@talloor/rules/account/fields/lengthOf.ts';

type SendBackDialogProps = {
  readonly name: string;
  readonly model: Pick<ApprovalModel, 'sendBack' | 'isBusy'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const longest = 400;

export function SendBackDialog({ name, model, isOpen, onClose }: SendBackDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      setIsMissing(true);
      document.querySelector<HTMLElement>('#approval-reason')?.focus();
      return;
    }
    if (!(await model.sendBack(reason.trim()))) return;
    onClose();
    focusHeading();
  };
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="send-back" maxWidth="xs" fullWidth>
      <DialogHead id="send-back" title={t('approvals.sendBackTitle')} onClose={onClose} />
      <form noValidate onSubmit={(event) => void send(event)}>
        <div className="list-question">
          <TextField
            id="approval-reason"
            label={t('approvals.reasonLabel', { name })}
            value={reason}
            multiline
            rows={3}
            fullWidth
            error={isMissing}
            helperText={
              isMissing
                ? t('approvals.reasonMissing')
                : t('checkout.counter', { count: lengthOf(reason), most: longest })
            }
            onChange={(event) => {
              setReason(event.target.value);
              setIsMissing(false);
            }}
            slotProps={{ htmlInput: { ...atMost(longest, 'reason'), 'aria-required': true } }}
          />
        </div>
        <footer className="list-answers">
          <Button variant="outlined" onClick={onClose}>
            {t('approvals.notBack')}
          </Button>
          <Button type="submit" variant="contained" disabled={model.isBusy}>
            {t('approvals.sendBack')}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
