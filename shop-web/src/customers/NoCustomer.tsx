import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { useCustomerSwitcher } from './CustomerSwitcherProvider.tsx';

export function NoCustomer() {
  const { t } = useTranslation();
  const path = usePath();
  const { user } = useSession();
  const openSwitcher = useCustomerSwitcher();
  const hasChoice = user.customers.length > 0;
  return (
    <div className="card">
      <EmptyState
        board="drinks"
        title={t(hasChoice ? 'start.noCustomer' : 'start.noCustomers')}
        text={t(hasChoice ? 'start.noCustomerText' : 'start.noCustomersText')}
      >
        {hasChoice ? (
          <Button variant="contained" onClick={openSwitcher}>
            {t('shell.chooseCustomer')}
          </Button>
        ) : (
          <>
            {user.roles.some((role) => role !== 'customer') && (
              <Button variant="contained" href="/backoffice">
                {t('shell.office')}
              </Button>
            )}
            <Button variant="outlined" component={Link} to={path('search')}>
              {t('start.browse')}
            </Button>
          </>
        )}
      </EmptyState>
    </div>
  );
}
