import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { cancelOrder } from '@talloor/contracts/endpoints/orderActs.ts';
import { cancelReasons, type CancelReason } from '@talloor/contracts/orderReasons.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/Dialog.tsx';
import { DialogHead } from '../components/DialogHead.tsx';
import '../lists/DeleteListDialog.css';
import { call } from '../server/shopClient.ts';
import { keepFocus } from '../shell/keepFocus.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';

type CancelOrderDialogProps = {
  readonly order: string;
  readonly onClose: () => void;
  readonly onCancelled: () => void;
};

export function CancelOrderDialog({ order, onClose, onCancelled }: CancelOrderDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const title = useId();
  const [reason, setReason] = useState<CancelReason | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await call(cancelOrder, { params: { orderId: order }, body: { reason } });
      showToast({ kind: 'info', title: t('cancelOrder.done', { order }), text: t('cancelOrder.doneText') });
      onClose();
      keepFocus(() => undefined);
      onCancelled();
    } catch (error) {
      showToast({ kind: 'error', error, title: t('cancelOrder.failed'), text: failureText(error, t) });
      setIsBusy(false);
    }
    // A refused order may be cancelled, locked or closed.
    for (const queryName of ['orders', 'products']) void queryClient.invalidateQueries({ queryKey: [queryName] });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogHead id={title} title={t('cancelOrder.title', { order })} onClose={onClose} />
      <p className="list-question">{t('cancelOrder.text')}</p>
      <div className="list-question">
        <TextField
          id={`${title}-reason`}
          select
          fullWidth
          label={t('cancelOrder.reason')}
          value={reason ?? ''}
          slotProps={{ select: { native: true }, htmlInput: fieldOf('reason'), inputLabel: { shrink: true } }}
          onChange={({ target }) => setReason(cancelReasons.find((cancelReason) => cancelReason === target.value))}
        >
          <option value="">{t('cancelOrder.noReason')}</option>
          {cancelReasons.map((cancelReason) => (
            <option key={cancelReason} value={cancelReason}>
              {t(`cancelOrder.reasons.${cancelReason}`)}
            </option>
          ))}
        </TextField>
      </div>
      <footer className="list-answers">
        <Button variant="outlined" onClick={onClose}>
          {t('cancelOrder.keep')}
        </Button>
        <Button variant="contained" color="error" disabled={isBusy} onClick={() => void cancel()}>
          {t('cancelOrder.cancel')}
        </Button>
      </footer>
    </Dialog>
  );
}
