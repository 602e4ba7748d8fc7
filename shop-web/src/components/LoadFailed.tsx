import Button from '@mui/material/Button';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash';
import { useTranslation } from 'react-i18next';
import './EmptyState.css';

type LoadFailedProps = {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
};

export function LoadFailed({ title, text, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <section className="to-center one-column empty-state stack gap-6" role="alert">
      <CloudSlashIcon size={40} weight="fill" />
      <h2 className="text-16">{title}</h2>
      <p>{text}</p>
      <div className="above-8 empty-state-actions wraps gap-8">
        <Button variant="outlined" size="small" onClick={onRetry}>
          <ArrowClockwiseIcon size={16} />
          <span>{t('common.retry')}</span>
        </Button>
      </div>
    </section>
  );
}
