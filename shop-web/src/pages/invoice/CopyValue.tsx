import IconButton from '@mui/material/IconButton';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../toasts/toasts.ts';

type CopyValueProps = { readonly label: string; readonly value: string; readonly shown?: string };

export function CopyValue({ label, value, shown = value }: CopyValueProps) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ kind: 'ok', title: t('invoice.copied'), text: value });
    } catch {
      // Not allowed, or no secure connection.
      showToast({ kind: 'error', title: t('invoice.copyFailed'), text: value });
    }
  };
  return (
    <div className="row apart gap-8 below-8">
      <p>
        <small className="as-block muted">{label}</small>
        <b className="weight-640">{shown}</b>
      </p>
      <IconButton aria-label={t('invoice.copy', { what: label })} onClick={() => void copy()}>
        <CopyIcon size={18} />
      </IconButton>
    </div>
  );
}
