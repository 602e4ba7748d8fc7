import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import styles from './LoginPage.module.css';

export function NewLogin() {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <div className={`${styles['new-login']} stack gap-8`}>
      <h2>{t('login.becomeCustomer')}</h2>
      <p>{t('login.becomeCustomerText')}</p>
      <Button variant="contained" size="large" fullWidth component={Link} to={path('registration')}>
        {t('login.register')}
      </Button>
      <h2>{t('login.isCustomer')}</h2>
      <p>{t('login.isCustomerText')}</p>
      <Button variant="outlined" size="large" fullWidth component={Link} to={`${path('registration')}?mode=activate`}>
        {t('login.activate')}
      </Button>
    </div>
  );
}
