import { SquaresFourIcon } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { pageOfPath } from '../paths.ts';
import { promoSearch } from '../pages/search/searchState.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** The parts of the shop that exist; features that are off are not linked. */
export function MainNavigation() {
  const { t } = useTranslation();
  const path = usePath();
  const { pathname, search } = useLocation();
  const { user, customer } = useSession();
  const page = pageOfPath(pathname)?.page;
  const isPromo = page === 'search' && search === promoSearch;
  const isAssortment = page === 'search' && search === '';
  const isOrders = page === 'orders' || page === 'orderDetail';
  return (
    <nav aria-label={t('shell.mainNavigation')}>
      <ul>
        <li>
          <Link className="is-assortment" to={path('search')} aria-current={isAssortment ? 'page' : undefined}>
            <SquaresFourIcon size={18} />
            {t('shell.assortment')}
          </Link>
        </li>
        <li>
          <Link to={`${path('search')}${promoSearch}`} aria-current={isPromo ? 'page' : undefined}>
            {t('shell.promo')}
          </Link>
        </li>
        {customer !== null && user.features.pending_orders && (
          <li>
            <Link to={path('orders')} aria-current={isOrders ? 'page' : undefined}>
              {t('shell.orders')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
