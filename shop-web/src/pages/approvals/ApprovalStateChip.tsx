import type { ApprovalSummary } from '@talloor/contracts/endpoints/approvals.ts';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../components/StateChip.tsx';

const looks = {
  awaiting: 'open',
  approved: 'done',
  sent_back: 'blocked',
  withdrawn: 'removed',
  lapsed: 'missing',
} as const satisfies Record<ApprovalSummary['status'], string>;

export function ApprovalStateChip({ approval: { status } }: { approval: ApprovalSummary }) {
  const { t } = useTranslation();
  return <StateChip state={looks[status]}>{t(`approvals.status.${status}`)}</StateChip>;
}
