import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useCustomerSwitcher } from '../../customers/CustomerSwitcherProvider.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import type { Offer } from '../../products/offerOf.ts';
import styles from './BuyCard.module.css';

export function WhoAreYou({ offer }: { offer: Offer }) {
  const { t } = useTranslation();
  const path = usePath();
  const { pathname, search } = useLocation();
  const openSwitcher = useCustomerSwitcher();
  if (offer.kind === 'log_in')
    return (
      <div className={styles['buy-invitation']}>
        <h2>{t('productPage.visitorTitle')}</h2>
        <p className="ink-700 below-16">{t('productPage.visitorText')}</p>
        <Button
          variant="contained"
          size="large"
          fullWidth
          component={Link}
          to={`${path('login')}?next=${encodeURIComponent(`${pathname}${search}`)}`}
        >
          {t('shell.logIn')}
        </Button>
      </div>
    );
  if (offer.kind === 'choose_customer')
    return (
      <div className={styles['buy-invitation']}>
        <h2>{t('productPage.chooseTitle')}</h2>
        <p className="ink-700 below-16">{t('productPage.chooseText')}</p>
        <Button variant="contained" size="large" fullWidth aria-haspopup="dialog" onClick={openSwitcher}>
          {t('product.chooseCustomer')}
        </Button>
      </div>
    );
  return null;
}
