import type { CaseStatus } from '@talloor/contracts/endpoints/caseShapes.ts';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../components/StateChip.tsx';

const chips = {
  open: 'open',
  waiting: 'missing',
  answered: 'done',
  closed: 'locked',
} as const satisfies Record<CaseStatus, string>;

export function CaseChip({ status }: { status: CaseStatus }) {
  const { t } = useTranslation();
  return <StateChip state={chips[status]}>{t(`cases.status.${status}`)}</StateChip>;
}
