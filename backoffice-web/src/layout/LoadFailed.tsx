import { useOfficeText } from '../i18n/useOfficeText.ts';

type LoadFailedProps = {
  /** What could not be read. */
  readonly text: string;
  readonly onRetry: () => void;
};

/** In the place of what could not be read: what it was, and to try again. */
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
