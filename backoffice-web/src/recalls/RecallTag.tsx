import { useOfficeText } from '../i18n/useOfficeText.ts';
import '../returns/returns.css';

export const RecallTag = ({ status }: { readonly status: 'open' | 'closed' }) => {
  const { t } = useOfficeText();
  return (
    <span className={`return-tag ${status === 'open' ? 'is-refused' : 'is-withdrawn'}`}>
      {t(`recalls.status.${status}`)}
    </span>
  );
};
