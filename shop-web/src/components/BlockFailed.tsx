import Button from '@mui/material/Button';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash';
import { useTranslation } from 'react-i18next';
import './EmptyState.css';

type BlockFailedProps = {
  readonly title: string;
  /** What still works. */
  readonly text: string;
  readonly onRetry: () => void;
};

/** A block that could not be loaded: what failed, what still works, again. */
export function BlockFailed({ title, text, onRetry }: BlockFailedProps) {
  const { t } = useTranslation();
  return (
    <div className="empty-state" role="alert">
      <CloudSlashIcon size={40} weight="fill" />
      <b>{title}</b>
      <p>{text}</p>
      <div className="empty-state-actions">
        <Button variant="outlined" size="small" onClick={onRetry}>
          <ArrowClockwiseIcon size={16} />
          {t('common.retry')}
        </Button>
      </div>
    </div>
  );
}
