import Button from '@mui/material/Button';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { CompanyLogo } from '@talloor/look/CompanyLogo.tsx';
import logo from '../assets/logo-on-dark.svg';
import { DeliveryTicket } from '../delivery/DeliveryTicket.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { MenuButton } from '../menu/MenuButton.tsx';
import { PhoneMenu } from '../menu/PhoneMenu.tsx';
import { isPunchOut, pageOfPath } from '../paths.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { CustomerPill } from './CustomerPill.tsx';
import './Header.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { MiniBasket } from './MiniBasket.tsx';
import { SearchField } from './SearchField.tsx';
import { useIsScrolledDown } from './useIsScrolledDown.ts';

export function Header() {
  const { t } = useTranslation();
  const path = usePath();
  const { isLoggedIn, customer } = useSession();
  const { pathname } = useLocation();
  const hasAccount = isLoggedIn && !isPunchOut();
  const isCompact = useIsScrolledDown();
  const page = pageOfPath(pathname)?.page;
  // The start page shows the days itself.
  // A changed order has its own deadline.
  const isOfOrder = page?.startsWith('changeOrder') === true;
  const isTicketOnPhone = customer !== null && page !== 'start' && !isOfOrder;
  return (
    <header className={`header${isCompact ? ' is-compact' : ''}${isTicketOnPhone ? '' : ' has-no-ticket'}`}>
      <div className="header-main cluster">
        <PhoneMenu />
        {isCompact && (
          <MenuButton className="header-menu" label={t('shell.assortment')}>
            <SquaresFourIcon size={24} />
          </MenuButton>
        )}
        <Link className="header-logo" to={path('start')} aria-label={t('shell.home')}>
          <CompanyLogo src={logo} alt="" width={134} height={30} />
        </Link>
        <SearchField />
        {customer !== null && !isOfOrder && <DeliveryTicket />}
        {!hasAccount && (
          <div className="header-language">
            <LanguageSwitch isOnDark />
          </div>
        )}
        {hasAccount && <AccountMenu />}
        {!isLoggedIn && (
          <Button className="header-login" variant="tonal" component={Link} to={path('login')}>
            {t('shell.logIn')}
          </Button>
        )}
        {customer !== null && <MiniBasket />}
      </div>
      <div className="white-ground line-below header-navigation cluster">
        <MainNavigation />
        <CustomerPill />
        <LanguageSwitch />
      </div>
    </header>
  );
}
