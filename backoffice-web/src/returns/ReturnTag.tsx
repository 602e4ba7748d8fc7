import type { ReturnStatus } from '@talloor/contracts/endpoints/returns.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

/** How far a return is, by colour and word. */
export const ReturnTag = ({ status }: { readonly status: ReturnStatus }) => {
  const { t } = useOfficeText();
  return <span className={`return-tag is-${status}`}>{t(`returns.status.${status}`)}</span>;
};
