import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/Dialog.tsx';
import { DialogHead } from '../components/DialogHead.tsx';
import { LoadFailed } from '../components/LoadFailed.tsx';
import { requestedDay } from './requestedDay.ts';
import { PickerBody } from './picker/PickerBody.tsx';
import './picker/DeliveryPicker.css';
import { useDeliveryMoments } from './useDeliveryMoments.ts';

export type DeliveryPickerProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Design 5.10. */
export function DeliveryPicker({ isOpen, onClose: close }: DeliveryPickerProps) {
  const onClose = () => {
    requestedDay.set(null);
    close();
  };
  const { t } = useTranslation();
  const { data: moments, isError, refetch } = useDeliveryMoments();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby="picker-title"
      maxWidth={false}
      slotProps={{ paper: { sx: { width: 'min(920px, calc(100vw - 32px))', maxWidth: 'none' } } }}
    >
      <DialogHead id="picker-title" title={t('delivery.choose')} onClose={onClose} />
      {moments !== undefined && <PickerBody moments={moments} onClose={onClose} />}
      {moments === undefined && isError && (
        <div className="picker-empty">
          <LoadFailed title={t('delivery.momentsFailed')} text={t('start.othersWork')} onRetry={() => void refetch()} />
        </div>
      )}
    </Dialog>
  );
}
