import { isNotFound } from '@talloor/contracts/problemError.ts';
import { Link } from 'react-router-dom';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from './OfficeHeading.tsx';

type RecordMissingProps = {
  readonly error: unknown;
  readonly notFound: string;
  readonly list: { readonly to: string; readonly label: string };
  readonly onRetry: () => void;
};

export const RecordMissing = ({ error, notFound, list, onRetry }: RecordMissingProps) => {
  const { t } = useOfficeText();
  const isGone = isNotFound(error);
  return (
    <div className="office-block" role="alert">
      <OfficeHeading title={isGone ? notFound : t('content.failed')} />
      {isGone ? (
        <Link to={list.to}>{list.label}</Link>
      ) : (
        <button type="button" className="office-button" onClick={onRetry}>
          {t('orders.retry')}
        </button>
      )}
    </div>
  );
};
