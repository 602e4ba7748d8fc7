import Button from '@mui/material/Button';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/Dialog.tsx';
import { DialogHead } from '../components/DialogHead.tsx';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import './DeleteListDialog.css';
import type { AddWholeList } from './useAddWholeList.ts';

export function AddWholeListDialog({ question, answer }: Pick<AddWholeList, 'question' | 'answer'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const [isBusy, setIsBusy] = useState(false);
  if (question === null) return null;
  const { count, amount, isApproximate } = question;
  const add = async () => {
    setIsBusy(true);
    await answer(true);
    setIsBusy(false);
  };
  return (
    <Dialog open onClose={() => void answer(false)} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogHead id={title} title={t('lists.manyTitle', { count })} onClose={() => void answer(false)} />
      <p className="list-question">
        {amount === null
          ? t('lists.manyTextHidden', { count })
          : t('lists.manyText', { count, amount: formatApproximate(language, amount, isApproximate) })}
      </p>
      <footer className="list-answers">
        <Button variant="outlined" onClick={() => void answer(false)}>
          {t('lists.manyNo')}
        </Button>
        <Button variant="contained" disabled={isBusy} aria-busy={isBusy || undefined} onClick={() => void add()}>
          <span>{t('lists.manyYes', { count })}</span>
        </Button>
      </footer>
    </Dialog>
  );
}
