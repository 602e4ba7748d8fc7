import type { ReturnStatus } from '@talloor/contracts/endpoints/returns.ts';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../components/StateChip.tsx';

const chips = {
  requested: 'open',
  accepted: 'open',
  planned: 'open',
  collected: 'open',
  credited: 'done',
  refused: 'blocked',
  withdrawn: 'removed',
} as const satisfies Record<ReturnStatus, string>;

export function ReturnChip({ status }: { status: ReturnStatus }) {
  const { t } = useTranslation();
  return <StateChip state={chips[status]}>{t(`returns.status.${status}`)}</StateChip>;
}
