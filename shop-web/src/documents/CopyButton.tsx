import Button from '@mui/material/Button';
import { FileZipIcon } from '@phosphor-icons/react/dist/csr/FileZip';
import type { DocumentType } from '@talloor/contracts/endpoints/documents.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { showToast } from '../toasts/toasts.ts';
import { useRequestDocuments } from './useRequestDocuments.ts';

type CopyButtonProps = { readonly type: DocumentType; readonly numbers: readonly string[] };

/** Spec after-ordering §8: none selected, copy request failed. */
export function CopyButton({ type, numbers }: CopyButtonProps) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const { customer } = useSession();
  const { request, isBusy } = useRequestDocuments(t('documents.copyFailed'));
  const copy = async () => {
    if (customer === null) return;
    if (numbers.length === 0) {
      showToast({ kind: 'error', title: t('documents.copyNone'), text: t('documents.copyNoneText') });
      return;
    }
    const body = { type, numbers: [...numbers], customer_numbers: [customer.customer_number] };
    if (await request(body)) await navigate(path('documents'));
  };
  return (
    <Button
      variant="outlined"
      startIcon={<FileZipIcon size={18} />}
      aria-busy={isBusy || undefined}
      onClick={() => void copy()}
    >
      <span>{t('documents.copy')}</span>
    </Button>
  );
}
