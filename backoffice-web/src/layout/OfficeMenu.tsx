import { GaugeIcon } from '@phosphor-icons/react/dist/csr/Gauge';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { useGetIdentity, useLogout, useNotify } from 'react-admin';
import { NavLink } from 'react-router-dom';
import type { OfficeRole } from '../data/authProvider.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import logo from './logo-on-dark.svg';
import './OfficeMenu.css';

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2);

/** The menu at the side, by role. */
export const OfficeMenu = () => {
  const { t } = useOfficeText();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const notify = useNotify();
  const leave = () => logout({}, '/login', false).catch(() => notify(t('app.logoutFailed'), { type: 'error' }));
  const name = identity?.fullName ?? '';
  const role = identity?.['role'] as OfficeRole | undefined;
  return (
    <aside className="office-menu" aria-label={t('app.sidebar')}>
      <NavLink className="office-logo" to="/orders" aria-label={t('app.home')}>
        <img className="office-wordmark" src={logo} alt="" />
        <img className="office-mark" src={`${import.meta.env.BASE_URL}mark.svg`} alt="" />
        <span>{t('app.name')}</span>
      </NavLink>
      <nav aria-label={t('app.navigation')}>
        <h2>{t('menu.sales')}</h2>
        <ul>
          <li>
            <NavLink to="/orders" aria-label={t('menu.orders')}>
              <ReceiptIcon size="1.25rem" weight="fill" aria-hidden />
              <span>{t('menu.orders')}</span>
            </NavLink>
          </li>
        </ul>
        {(role === 'auditor' || role === 'admin') && (
          <>
            <h2>{t('menu.control')}</h2>
            <ul>
              <li>
                <NavLink to="/subscriptions" aria-label={t('menu.subscriptions')}>
                  <GaugeIcon size="1.25rem" weight="fill" aria-hidden />
                  <span>{t('menu.subscriptions')}</span>
                </NavLink>
              </li>
            </ul>
          </>
        )}
      </nav>
      <div className="office-user">
        <span className="avatar" aria-hidden>
          {initialsOf(name)}
        </span>
        <span className="office-user-name">
          <b>{name}</b>
          <small>{role ? t(`role.${role}`) : ''}</small>
        </span>
        <button type="button" onClick={() => void leave()} aria-label={t('app.logout')} title={t('app.logout')}>
          <SignOutIcon size="1.25rem" aria-hidden />
        </button>
      </div>
    </aside>
  );
};
