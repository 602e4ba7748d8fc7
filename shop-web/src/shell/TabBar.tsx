import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { ListHeartIcon } from '@phosphor-icons/react/dist/csr/ListHeart';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { ShoppingCartSimpleIcon } from '@phosphor-icons/react/dist/csr/ShoppingCartSimple';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useBasket } from '../basket/BasketProvider.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { pageOfPath, type PlainPageName } from '../paths.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { sectionOf } from './sectionOf.ts';
import './TabBar.css';

export function TabBar() {
  const { t } = useTranslation();
  const path = usePath();
  const { pathname } = useLocation();
  const { user, isLoggedIn, customer } = useSession();
  const { basket } = useBasket();
  const currentSection = sectionOf(pageOfPath(pathname)?.page);
  const count = basket?.lines.length ?? 0;
  const tab = (page: PlainPageName, TabIcon: Icon, label: string) => {
    const isHere = currentSection === page;
    return (
      <Link to={path(page)} aria-current={isHere ? 'page' : undefined}>
        <TabIcon size={24} weight={isHere ? 'fill' : 'regular'} />
        {page === 'basket' && count > 0 && <b aria-hidden="true">{count}</b>}
        <span>{label}</span>
        {page === 'basket' && count > 0 && <span className="sr-only">{t('shell.lines', { count })}</span>}
      </Link>
    );
  };
  return (
    <nav className="tab-bar" aria-label={t('shell.quickNavigation')}>
      {tab('start', HouseIcon, t('pages.start'))}
      {tab('assortmentIndex', SquaresFourIcon, t('shell.assortment'))}
      {customer !== null && user.features.wish_list && tab('lists', ListHeartIcon, t('lists.nav'))}
      {customer !== null && user.features.pending_orders && tab('orders', ReceiptIcon, t('shell.orders'))}
      {customer !== null && tab('basket', ShoppingCartSimpleIcon, t('shell.basket'))}
      {!isLoggedIn && tab('login', UserCircleIcon, t('shell.logIn'))}
    </nav>
  );
}
