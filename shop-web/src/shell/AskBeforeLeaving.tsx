import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/Dialog.tsx';
import { DialogHead } from '../components/DialogHead.tsx';
import '../lists/DeleteListDialog.css';
import { leaveGuard } from './leaveGuard.ts';
import { useAskBeforeClosing } from './useAskBeforeClosing.ts';

export function AskBeforeLeaving({ isChanged }: { readonly isChanged: boolean }) {
  const { t } = useTranslation();
  useAskBeforeClosing(isChanged);
  const [leaving, setLeaving] = useState<{ readonly go: () => void } | null>(null);
  useEffect(() => {
    if (!isChanged) return undefined;
    const end = leaveGuard.set((leave) => {
      const go = () => {
        end();
        leave();
      };
      setLeaving({ go });
    });
    return end;
  }, [isChanged]);
  const stay = () => setLeaving(null);
  return (
    <Dialog open={leaving !== null} onClose={stay} aria-labelledby="leaving-title" maxWidth="xs" fullWidth>
      <DialogHead id="leaving-title" title={t('shell.leaving.title')} onClose={stay} />
      <p className="list-question">{t('shell.leaving.text')}</p>
      <footer className="list-answers">
        <Button variant="outlined" onClick={stay}>
          {t('shell.leaving.stay')}
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            stay();
            leaving?.go();
          }}
        >
          {t('shell.leaving.leave')}
        </Button>
      </footer>
    </Dialog>
  );
}
