import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBasketGetter } from '../../basket/BasketProvider.tsx';
import { usePutBack } from '../../basket/usePutBack.ts';
import { keepFocus } from '../../shell/keepFocus.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import styles from './BasketPage.module.css';

type EmptyBasketDialogProps = {
  readonly isOpen: boolean;
  readonly basket: BasketView;
  readonly onClose: () => void;
};

export function EmptyBasketDialog({ isOpen, basket, onClose }: EmptyBasketDialogProps) {
  const { t } = useTranslation();
  const basketNow = useBasketGetter();
  const createUndoAction = usePutBack();
  const { lines } = basket;
  const count = lines.length;
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      await basketNow().empty();
      showToast({ kind: 'info', title: t('basket.emptied'), action: createUndoAction(lines) });
      onClose();
      keepFocus();
    } catch (error) {
      showToast({ kind: 'error', error, title: t('basket.emptyFailed'), text: failureText(error, t) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="empty-basket-title" maxWidth="xs" fullWidth>
      <DialogHead id="empty-basket-title" title={t('basket.emptyTitle')} onClose={onClose} />
      <p className={styles['basket-question']}>{t('basket.emptyText', { count })}</p>
      <footer className={`${styles['basket-answers']} wraps to-end gap-8`}>
        <Button variant="outlined" onClick={onClose}>
          {t('basket.keep')}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void confirm()}>
          {t('basket.empty')}
        </Button>
      </footer>
    </Dialog>
  );
}
