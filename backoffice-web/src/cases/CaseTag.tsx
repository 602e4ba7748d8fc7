import type { CaseStatus } from '@talloor/contracts/endpoints/caseShapes.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { StateTag, type TagLook } from '../layout/StateTag.tsx';

const looks = {
  open: 'open',
  waiting: 'over',
  answered: 'good',
  closed: 'over',
} as const satisfies Record<CaseStatus, TagLook>;

type CaseTagProps = { readonly status: CaseStatus; readonly isOverdue: boolean };

export const CaseTag = ({ status, isOverdue }: CaseTagProps) => {
  const { t } = useOfficeText();
  return (
    <span className="wraps gap-8">
      <StateTag look={looks[status]}>{t(`cases.status.${status}`)}</StateTag>
      {isOverdue && <StateTag look="bad">{t('cases.overdue')}</StateTag>}
    </span>
  );
};
