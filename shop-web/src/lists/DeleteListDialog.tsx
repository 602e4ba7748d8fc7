import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/Dialog.tsx';
import { DialogHead } from '../components/DialogHead.tsx';
import { keepFocus } from '../shell/keepFocus.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import './DeleteListDialog.css';
import { useListCommands } from './useListCommands.ts';

type DeleteListDialogProps = {
  readonly list: { readonly id: string; readonly name: string; readonly is_shared: boolean };
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Focus after deletion; by default the heading. */
  readonly besides?: () => HTMLElement | null | undefined;
  readonly text?: string;
  readonly onDeleted?: () => void;
};

/** Spec shopping §5, List editing. */
export function DeleteListDialog({ list, isOpen, onClose, besides, text, onDeleted }: DeleteListDialogProps) {
  const { t } = useTranslation();
  const { remove } = useListCommands();
  const [isBusy, setIsBusy] = useState(false);
  const titleId = `delete-${list.id}`;
  const confirm = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await remove(list.id);
      showToast({ kind: 'info', title: t('toast.list_removed'), text: list.name });
      onClose();
      const next = besides?.();
      keepFocus(() => next);
      onDeleted?.();
    } catch (error) {
      const failureMessage = `${t('lists.failed.remove')} ${failureText(error, t)}`;
      showToast({ kind: 'error', error, title: t('toast.error'), text: failureMessage });
      setIsBusy(false);
    }
  };
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogHead id={titleId} title={t('lists.deleteTitle', { name: list.name })} onClose={onClose} />
      <p className="list-question">{text ?? t(list.is_shared ? 'lists.deleteSharedText' : 'lists.deleteText')}</p>
      <footer className="list-answers">
        <Button variant="outlined" onClick={onClose}>
          {t('lists.keep')}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void confirm()}>
          {t('lists.delete')}
        </Button>
      </footer>
    </Dialog>
  );
}
