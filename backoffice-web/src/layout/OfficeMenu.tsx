import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { useState } from 'react';
import { useGetIdentity, useLogout, useNotify } from 'react-admin';
import { NavLink } from 'react-router-dom';
import type { Features } from '@talloor/contracts/features.ts';
import type { OfficeRole } from '@talloor/rules/account/officeRights.ts';
import { useOfficeRights } from '../data/useMayEdit.ts';
import { useOfficeText, type OfficeTextKey } from '../i18n/useOfficeText.ts';
import { menuGroups } from './menuItems.ts';
import { CompanyLogo } from '@talloor/look/CompanyLogo.tsx';
import logo from './logo-on-dark.svg';
import { useOfficeWork, type OfficeWork } from './useOfficeWork.ts';
import './OfficeMenu.css';

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
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const leave = () => logout({}, '/login', false).catch(() => notify(t('app.logoutFailed'), { type: 'error' }));
  const counts = useOfficeWork();
  const waiting = (label: OfficeTextKey, work: keyof OfficeWork | undefined) =>
    work !== undefined && counts[work] > 0 ? t('menu.waiting', { label: t(label), count: counts[work] }) : t(label);
  const name = identity?.fullName ?? '';
  const features = identity?.['features'] as Features | undefined;
  const roles = (identity?.['roles'] ?? []) as readonly OfficeRole[];
  const rights = useOfficeRights();
  const shownGroups = menuGroups
    .map(({ title, items }) => ({
      title,
      items: items
        .filter(({ right }) => rights?.includes(right))
        .filter(({ feature }) => feature === undefined || features?.[feature] === true),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <aside className="white flex column office-menu" aria-label={t('app.sidebar')}>
      <NavLink className="office-logo" to="/" aria-label={t('app.home')}>
        <CompanyLogo className="office-wordmark" src={logo} alt="" />
        <img className="office-mark" src="/backoffice/mark.svg" alt="" />
        <span>{t('app.name')}</span>
      </NavLink>
      <button
        type="button"
        className="tall-rem gap-8 pad-0-12 round-8 clear white weight-560 office-menu-open"
        aria-expanded={isOpen}
        aria-controls="office-navigation"
        onClick={() => setOpen(!isOpen)}
      >
        <ListIcon size="1.25rem" aria-hidden />
        <span>{t('menu.open')}</span>
      </button>
      <nav id="office-navigation" className={isOpen ? 'is-open' : undefined} aria-label={t('app.navigation')}>
        {shownGroups.map(({ title, items }) => (
          <div key={title}>
            <h2 className="text-15">{t(title)}</h2>
            <ul>
              {items.map(({ to, label, Icon, work }) => (
                <li key={to}>
                  <NavLink to={to} aria-label={waiting(label, work)} title={t(label)} onClick={() => setOpen(false)}>
                    <Icon size="1.25rem" weight="fill" aria-hidden />
                    <span>{t(label)}</span>
                    {work !== undefined && counts[work] > 0 && (
                      <b
                        className="to-center pill weight-660 office-menu-count tiny push"
                        aria-hidden
                        data-count={counts[work]}
                      />
                    )}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="office-user row gap-8">
        <span className="white stack centred weight-660 small rigid avatar" aria-hidden>
          {initialsOf(name)}
        </span>
        <span className="grow shrinks office-user-name">
          <b className="as-block weight-600">{name}</b>
          <small className="as-block clips">{roles.map((role) => t(`role.${role}`)).join(', ')}</small>
        </span>
        <button
          className="clear no-border white round-8"
          type="button"
          onClick={() => void leave()}
          aria-label={t('app.logout')}
          title={t('app.logout')}
        >
          <SignOutIcon size="1.25rem" aria-hidden />
        </button>
      </div>
    </aside>
  );
};
