import Button from '@mui/material/Button';
import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash';
import { useTranslation } from 'react-i18next';
import type { PartName } from './partName.ts';
import '../components/StatusBar.css';

/** At the bottom: a part's place may be too small. */
export function PartFailed({ part, onRetry }: { readonly part: PartName; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="status-bar">
      <CloudSlashIcon size={20} weight="fill" />
      <span>{t('parts.failed', { part: t(`parts.${part}`) })}</span>
      <Button color="inherit" size="small" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
