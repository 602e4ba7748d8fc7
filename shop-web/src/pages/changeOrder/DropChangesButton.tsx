import Button, { type ButtonProps } from '@mui/material/Button';
import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import '../../lists/DeleteListDialog.css';

type DropChangesButtonProps = Pick<ButtonProps, 'variant' | 'fullWidth'> & {
  readonly view: OrderDraftView;
  readonly onDrop: () => void;
  readonly isShort?: boolean;
};

/** Confirms first: the send button is near the thumb. */
export function DropChangesButton({ view, onDrop, isShort = false, ...button }: DropChangesButtonProps) {
  const { t } = useTranslation();
  const title = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { changes, order_number: order } = view;
  return (
    <>
      <Button
        {...button}
        aria-label={isShort ? t('changeOrder.drop') : undefined}
        onClick={() => (changes === 0 ? onDrop() : setIsAsking(true))}
      >
        <span>{t(isShort ? 'changeOrder.dropShort' : 'changeOrder.drop')}</span>
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} aria-labelledby={title} maxWidth="xs" fullWidth>
        <DialogHead id={title} title={t('changeOrder.dropTitle', { order })} onClose={() => setIsAsking(false)} />
        <p className="list-question">{t('changeOrder.dropText', { count: changes })}</p>
        <footer className="list-answers">
          <Button variant="outlined" onClick={() => setIsAsking(false)}>
            {t('changeOrder.dropNot')}
          </Button>
          <Button
            variant="contained"
            color="error"
            onClick={() => {
              setIsAsking(false);
              onDrop();
            }}
          >
            {t('changeOrder.drop')}
          </Button>
        </footer>
      </Dialog>
    </>
  );
}
