import type { ReturnStatus } from '@talloor/contracts/endpoints/returns.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

export const ReturnTag = ({ status }: { readonly status: ReturnStatus }) => {
  const { t } = useOfficeText();
  return <span className={`return-tag is-${status}`}>{t(`returns.status.${status}`)}</span>;
};
