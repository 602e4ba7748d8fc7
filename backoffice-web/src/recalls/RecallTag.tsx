import { useOfficeText } from '../i18n/useOfficeText.ts';
import { StateTag } from '../layout/StateTag.tsx';

export const RecallTag = ({ status }: { readonly status: 'open' | 'closed' }) => {
  const { t } = useOfficeText();
  return <StateTag look={status === 'open' ? 'bad' : 'over'}>{t(`recalls.status.${status}`)}</StateTag>;
};
