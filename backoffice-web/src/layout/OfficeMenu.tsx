import { GaugeIcon } from '@phosphor-icons/react/dist/csr/Gauge';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { useGetIdentity, useLogout } from 'react-admin';
import { NavLink } from 'react-router-dom';
import type { OfficeRole } from '../data/authProvider.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import logo from './logo-on-dark.svg';

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2);

export const OfficeMenu = () => {
  const { t } = useOfficeText();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const name = identity?.fullName ?? '';
  const role = identity?.['role'] as OfficeRole | undefined;
  return (
    <aside className="office-menu" aria-label={t('app.sidebar')}>
      <NavLink className="office-logo" to="/orders" aria-label={t('app.home')}>
        <picture>
          <source media="(min-width: 768px) and (max-width: 991.95px)" srcSet={`${import.meta.env.BASE_URL}mark.svg`} />
          <img src={logo} alt="" height={24} />
        </picture>
        <span>{t('app.name')}</span>
      </NavLink>
      <nav aria-label={t('app.navigation')}>
        <h2>{t('menu.sales')}</h2>
        <ul>
          <li>
            <NavLink to="/orders" aria-label={t('menu.orders')}>
              <ReceiptIcon size={20} weight="fill" aria-hidden />
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
                  <GaugeIcon size={20} weight="fill" aria-hidden />
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
        <button type="button" onClick={() => void logout()} aria-label={t('app.logout')} title={t('app.logout')}>
          <SignOutIcon size={20} aria-hidden />
        </button>
      </div>
    </aside>
  );
};
