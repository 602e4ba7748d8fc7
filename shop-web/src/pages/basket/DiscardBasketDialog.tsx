import Button from '@mui/material/Button';
import type { BasketSummary } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBasketGetter } from '../../basket/BasketProvider.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import { keepFocus } from '../../shell/keepFocus.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import styles from './BasketPage.module.css';

type DiscardBasketDialogProps = {
  readonly basket: BasketSummary;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function DiscardBasketDialog({ basket, name, isOpen, onClose }: DiscardBasketDialogProps) {
  const { t } = useTranslation();
  const basketNow = useBasketGetter();
  const [isBusy, setIsBusy] = useState(false);
  const title = `discard-${basket.basket_id}`;
  const confirm = async () => {
    setIsBusy(true);
    try {
      await basketNow().discard(basket.basket_id);
      showToast({ kind: 'info', title: t('keptBaskets.discarded') });
      onClose();
      keepFocus();
    } catch (error) {
      showToast({ kind: 'error', error, title: t('keptBaskets.discardFailed'), text: failureText(error, t) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogHead id={title} title={t('keptBaskets.discardTitle')} onClose={onClose} />
      <p className={styles['basket-question']}>
        {t('keptBaskets.discardText', { basket: name, count: basket.number_of_lines })}
      </p>
      <footer className={`${styles['basket-answers']} wraps to-end gap-8`}>
        <Button variant="outlined" onClick={onClose}>
          {t('keptBaskets.keep')}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void confirm()}>
          {t('keptBaskets.discard')}
        </Button>
      </footer>
    </Dialog>
  );
}
