import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApprovals } from '../../approvals/useApprovals.ts';
import { Notice } from '../../components/Notice.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import styles from './OrdersPage.module.css';

export function ToDecide() {
  const { user } = useSession();
  return user.rights.includes('approve') && !isPunchOut() ? <Waiting /> : null;
}

function Waiting() {
  const { t } = useTranslation();
  const path = usePath();
  const count = useApprovals().data?.to_approve ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      severity="info"
      role="note"
      className={`${styles['orders-approvals']}`}
      action={
        <Button component={Link} to={path('approvals')} variant="outlined" size="small">
          {t('approvals.decide')}
        </Button>
      }
    >
      {t('approvals.toDecide', { count })}
    </Notice>
  );
}
