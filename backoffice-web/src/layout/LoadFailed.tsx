import { useOfficeText } from '../i18n/useOfficeText.ts';

type LoadFailedProps = {
  readonly text: string;
  readonly onRetry: () => void;
};

export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  const { t } = useOfficeText();
  return (
    <div className="office-block" role="alert">
      <p>{text}</p>
      <button type="button" className="office-button" onClick={onRetry}>
        {t('orders.retry')}
      </button>
    </div>
  );
}
