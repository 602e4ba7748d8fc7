import Button from '@mui/material/Button';
import { withdrawReturn } from '@talloor/contracts/endpoints/returns.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import '../../lists/DeleteListDialog.css';
import { useReturnsChanged } from '../../returns/useReturns.ts';
import { call } from '../../server/shopClient.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';

type WithdrawDialogProps = { readonly id: string; readonly isOpen: boolean; readonly onClose: () => void };

export function WithdrawDialog({ id, isOpen, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const refreshReturns = useReturnsChanged();
  const [isBusy, setIsBusy] = useState(false);
  const withdraw = async () => {
    setIsBusy(true);
    try {
      await call(withdrawReturn, { params: { id }, body: {} });
      await refreshReturns();
      onClose();
      focusHeading();
      showToast({ kind: 'info', title: t('returns.withdrawn', { number: id }), text: '' });
    } catch (error) {
      showToast({ kind: 'error', error, title: t('returns.withdrawFailed'), text: failureText(error, t) });
    }
    setIsBusy(false);
  };
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="withdraw-return" maxWidth="xs" fullWidth>
      <DialogHead id="withdraw-return" title={t('returns.withdrawAsk', { number: id })} onClose={onClose} />
      <p className="list-question">{t('returns.withdrawText')}</p>
      <footer className="list-answers">
        <Button variant="outlined" onClick={onClose}>
          {t('returns.keep')}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void withdraw()}>
          {t('returns.withdraw')}
        </Button>
      </footer>
    </Dialog>
  );
}
