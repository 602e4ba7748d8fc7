import type { ReturnStatus } from '@talloor/contracts/endpoints/returns.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { StateTag, type TagLook } from '../layout/StateTag.tsx';

const looks = {
  requested: 'open',
  accepted: 'open',
  planned: 'open',
  collected: 'open',
  credited: 'good',
  refused: 'bad',
  withdrawn: 'over',
} as const satisfies Record<ReturnStatus, TagLook>;

export const ReturnTag = ({ status }: { readonly status: ReturnStatus }) => {
  const { t } = useOfficeText();
  return <StateTag look={looks[status]}>{t(`returns.status.${status}`)}</StateTag>;
};
