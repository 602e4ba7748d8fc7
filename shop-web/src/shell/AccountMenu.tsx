import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCustomerSwitcher } from '../customers/CustomerSwitcherProvider.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import './AccountMenu.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { openShortcuts } from './shortcutsDialog.ts';

/** Who is logged in, and what belongs to the person: another customer, language on a phone, keys, logging out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = usePath();
  const { user, customer, logOut } = useSession();
  const openSwitcher = useCustomerSwitcher();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const then = (run: () => void) => () => {
    close();
    run();
  };
  const isOffice = user.roles.some((role) => role !== 'customer');
  const leave = async () => {
    try {
      await logOut();
      await navigate(path('login'));
      showToast({ kind: 'info', title: t('shell.loggedOut') });
    } catch (error) {
      showToast({ kind: 'error', title: t('failures.generic'), text: failureText(error, t) });
    }
  };
  return (
    <>
      <button
        type="button"
        className="account-button"
        aria-label={t('shell.account', { name: user.first_name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <UserCircleIcon size={26} />
        <span>{user.first_name}</span>
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { mt: 1 } }, list: { 'aria-label': t('shell.account', { name: user.first_name }) } }}
      >
        <li role="none" className="account-who">
          <b>
            {user.first_name} {user.last_name}
          </b>
          {customer !== null && (
            <span>
              {customer.name} · {customer.customer_number}
            </span>
          )}
        </li>
        <li role="none" className="account-language">
          <LanguageSwitch />
        </li>
        <Divider component="li" role="none" />
        {user.customers.length > 1 && <MenuItem onClick={then(openSwitcher)}>{t('shell.switchCustomer')}</MenuItem>}
        {isOffice && (
          <MenuItem component="a" href="/backoffice">
            {t('shell.office')}
          </MenuItem>
        )}
        <MenuItem onClick={then(openShortcuts)}>{t('shell.shortcuts')}</MenuItem>
        <MenuItem onClick={then(() => void leave())}>{t('shell.logOut')}</MenuItem>
      </Menu>
    </>
  );
}
