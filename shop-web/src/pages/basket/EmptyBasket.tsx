import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { UploadLink } from './UploadLink.tsx';

export function EmptyBasket() {
  const { t } = useTranslation();
  const path = usePath();
  const { user } = useSession();
  return (
    <EmptyState
      title={t('basket.isEmpty')}
      text={
        user.features.basket_upload && !isPunchOut() && user.rights.includes('order')
          ? t('upload.linkText')
          : t('basket.isEmptyText')
      }
    >
      <UploadLink isButton />
      <Button component={Link} to={path('start')} variant="contained">
        {t('basket.toStart')}
      </Button>
      {user.features.pending_orders && (
        <Button component={Link} to={path('orders')} variant="outlined">
          {t('basket.toOrders')}
        </Button>
      )}
      {user.features.wish_list && (
        <Button component={Link} to={path('lists')} variant="text">
          {t('lists.toSuggested')}
        </Button>
      )}
    </EmptyState>
  );
}

export function VisitorBasket() {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <EmptyState title={t('basket.logInFirst')} text={t('basket.logInFirstText')}>
      <Button component={Link} to={path('login')} variant="contained">
        {t('shell.logIn')}
      </Button>
      <Button component={Link} to={path('registration')} variant="outlined">
        {t('login.register')}
      </Button>
    </EmptyState>
  );
}
