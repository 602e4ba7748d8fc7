import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Notice } from '../components/Notice.tsx';
import { isRefusedForGood } from '../server/isRefused.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import type { CaseFiles } from './useCaseFiles.ts';
import { useCasesChanged } from './useCases.ts';

export function FailedFiles({ model: { failed, isBusy, retry } }: { model: CaseFiles }) {
  const { t } = useTranslation();
  const refreshCases = useCasesChanged();
  const again = async () => {
    if (await retry()) showToast({ kind: 'ok', title: t('contact.fileArrived'), text: '' });
    void refreshCases();
  };
  if (failed.length === 0) return null;
  return (
    <Notice severity="error" role="alert">
      <div className="stack gap-8 items-left">
        {failed.map(({ file, idempotencyKey, error }) => (
          <p className="breaks" key={idempotencyKey}>
            <b>{t('contact.fileFailed', { name: file.name })}</b> <span>{failureText(error, t)}</span>
          </p>
        ))}
        <p>{t('contact.fileFailedText')}</p>
        {failed.some(({ error }) => !isRefusedForGood(error)) && (
          <Button variant="outlined" size="small" aria-busy={isBusy || undefined} onClick={() => void again()}>
            {t('system.tryAgain')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
