import Button from '@mui/material/Button';
import { LockKeyIcon } from '@phosphor-icons/react/dist/csr/LockKey';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCustomerSwitcher } from '../../customers/CustomerSwitcherProvider.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { SystemCard } from './SystemCard.tsx';

/** 403: user or customer lacks access. */
export function Forbidden() {
  const { t } = useTranslation();
  const path = usePath();
  const { user } = useSession();
  const openSwitcher = useCustomerSwitcher();
  const title = t('system.forbidden');
  return (
    <Page
      title={title}
      heading={
        <SystemCard
          board="meat"
          icon={LockKeyIcon}
          code={t('system.forbiddenCode')}
          heading={<h1 tabIndex={-1}>{title}</h1>}
          text={t('system.forbiddenText')}
        >
          {user.customers.length > 1 && (
            <Button variant="contained" onClick={openSwitcher}>
              {t('shell.switchCustomer')}
            </Button>
          )}
          <Button variant="outlined" component={Link} to={path('start')}>
            {t('system.toStart')}
          </Button>
        </SystemCard>
      }
    />
  );
}
