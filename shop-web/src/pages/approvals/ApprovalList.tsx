import type { ApprovalSummary } from '@talloor/contracts/endpoints/approvals.ts';
import { useTranslation } from 'react-i18next';
import { useApprovals } from '../../approvals/useApprovals.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { ApprovalCard } from './ApprovalCard.tsx';
import styles from './ApprovalsPage.module.css';

export function ApprovalList() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useApprovals();
  if (data === undefined)
    return isError ? (
      <div className="card">
        <LoadFailed
          title={t('approvals.failed.load')}
          text={t('approvals.failed.loadText')}
          onRetry={() => void refetch()}
        />
      </div>
    ) : null;
  const waiting = data.approvals.filter(({ status }) => status === 'awaiting');
  const decided = data.approvals.filter(({ status }) => status !== 'awaiting');
  if (data.approvals.length === 0)
    return (
      <div className="card">
        <EmptyState title={t('approvals.none')} text={t('approvals.noneText')} />
      </div>
    );
  return (
    <>
      <Part id="approvals-waiting" title={t('approvals.waiting', { count: waiting.length })} approvals={waiting} />
      {decided.length > 0 && <Part id="approvals-decided" title={t('approvals.decided')} approvals={decided} />}
    </>
  );
}

type PartProps = { readonly id: string; readonly title: string; readonly approvals: readonly ApprovalSummary[] };

function Part({ id, title, approvals }: PartProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby={id} className={styles['approvals-part']}>
      <h2 className="below-8" id={id}>
        {title}
      </h2>
      {approvals.length === 0 ? (
        <p className="muted">{t('approvals.nothingWaits')}</p>
      ) : (
        <ul className="stack gap-12">
          {approvals.map((approval) => (
            <ApprovalCard key={approval.basket_id} approval={approval} />
          ))}
        </ul>
      )}
    </section>
  );
}
