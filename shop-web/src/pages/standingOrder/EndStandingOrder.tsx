import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import '../../lists/DeleteListDialog.css';
import { keepFocus } from '../../shell/keepFocus.ts';
import type { StandingOrderModel } from './useStandingOrder.ts';

type EndStandingOrderProps = {
  readonly name: string;
  readonly model: StandingOrderModel;
  readonly onEnded: () => void;
};

export function EndStandingOrder({ name, model, onEnded }: EndStandingOrderProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const isDone = await model.end();
    setIsBusy(false);
    if (!isDone) return;
    onEnded();
    setIsOpen(false);
    keepFocus();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('standingOrder.end')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="standing-end" maxWidth="xs" fullWidth>
        <DialogHead id="standing-end" title={t('standingOrder.endTitle', { name })} onClose={() => setIsOpen(false)} />
        <p className="list-question">{t('standingOrder.endText')}</p>
        <footer className="list-answers">
          <Button variant="outlined" onClick={() => setIsOpen(false)}>
            {t('standingOrder.keep')}
          </Button>
          <Button variant="contained" disabled={isBusy} onClick={() => void confirm()}>
            {t('standingOrder.end')}
          </Button>
        </footer>
      </Dialog>
    </>
  );
}
