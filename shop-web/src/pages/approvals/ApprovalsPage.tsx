import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import '../../components/pageLayout.css';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { ApprovalDetail } from './ApprovalDetail.tsx';
import { ApprovalList } from './ApprovalList.tsx';
import styles from './ApprovalsPage.module.css';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** ADR 0108; `?id=` shows one. */
export function Component() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id !== null && uuid.test(id)) return <ApprovalDetail key={id} id={id} />;
  const lead = t(user.rights.includes('approve') ? 'approvals.lead' : 'approvals.leadOwn');
  const heading = (
    <div className="below-16">
      <h1 tabIndex={-1}>{t('approvals.title')}</h1>
      <p className="muted">{lead}</p>
    </div>
  );
  return (
    <Page title={t('approvals.title')} heading={heading} className={`${styles['approvals-page']}`}>
      <ApprovalList />
    </Page>
  );
}
